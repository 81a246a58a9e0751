import { destinations } from '#content/destinations.ts'
import { pricingMessages } from '#content/messages/pricing.ts'
import { panoramaById } from '#content/panoramas.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

const [, zanzibar] = destinations

type Props = { onStart: () => void; onSales: () => void }

/** The last word of the page, before the beach of Zanzibar. */
export function ClosingCall({ onStart, onSales }: Props) {
  const { closing } = useMessages(pricingMessages)
  const posters = panoramaById(zanzibar.slug)?.posters
  const portrait = posters && pictureSource(posters.portrait)

  return (
    <section
      className="closing-call on-picture"
      aria-labelledby="closing-call-title"
      style={{ backgroundColor: zanzibar.placeholderColor }}
    >
      {posters && portrait && (
        <Picture source={pictureSource(posters.landscape)} alt="" loading="lazy" decoding="async">
          <source type="image/avif" media="(max-width: 40rem)" srcSet={portrait.avif} />
          <source type="image/webp" media="(max-width: 40rem)" srcSet={portrait.webp} />
        </Picture>
      )}
      <div className="closing-call-text">
        <h2 id="closing-call-title">{closing.title}</h2>
        <p>{closing.text}</p>
        <div className="closing-call-actions">
          <Button className="closing-call-start" onClick={onStart}>
            {closing.start}
          </Button>
          <Button look="on-picture" onClick={onSales}>
            {closing.sales}
          </Button>
        </div>
      </div>
    </section>
  )
}
