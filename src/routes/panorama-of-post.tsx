import { useSearchParams } from 'react-router-dom'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { communityMessages } from '#content/messages/community.ts'
import { PageWithoutPanorama } from '#features/community/page-without-panorama.tsx'
import { LiveCache } from '#features/community/live-cache.tsx'
import { useWayBack } from '#features/community/look-around.tsx'
import { type PanoramaPost, usePostedPanorama } from '#features/community/use-posted-panorama.ts'
import { RotationDock } from '#features/explore/rotation-dock.tsx'
import { EnterVr } from '#features/immersion/enter-vr.tsx'
import { HeadsetComfort } from '#features/immersion/headset-comfort.tsx'
import { BESIDE_PANEL, FILLS_LOW_WINDOW } from '#features/panorama/page-media.ts'
import { PanoramaViewer } from '#features/panorama/panorama-viewer.tsx'
import { usePlaceName } from '#features/panorama/use-place-name.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { BackIcon, PlaceIcon } from '#ui/icons.tsx'
import { Sheet } from '#ui/sheet.tsx'

const GESTURES = { freeWheelMedia: BESIDE_PANEL, twoFingersMedia: FILLS_LOW_WINDOW }

/** The panorama of a post and what was written about it. Whatever needs the viewer or the backend begins here. */
export function PanoramaOfPost({ postId }: { postId: string }) {
  return (
    <LiveCache>
      <PanoramaPage postId={postId} />
    </LiveCache>
  )
}

function PanoramaPage({ postId }: { postId: string }) {
  const state = usePostedPanorama(postId)
  const goBack = useWayBack(postId)
  const { loading, failed, tryAgain, linkMissing } = useMessages(communityLiveMessages)
  const { panorama: texts } = useMessages(communityMessages)
  if (state.kind === 'shown') return <Shown post={state.post} panoramaId={state.panoramaId} onLeft={goBack} />
  return (
    <PageWithoutPanorama text={{ loading, failed, gone: linkMissing.text }[state.kind]}>
      {state.kind === 'failed' && (
        <Button look="secondary" onClick={state.retry}>
          {tryAgain}
        </Button>
      )}
      <Button look="quiet" onClick={goBack}>
        <BackIcon /> {texts.back}
      </Button>
    </PageWithoutPanorama>
  )
}

type ShownProps = { post: PanoramaPost; panoramaId: string; onLeft: () => void }

function Shown({ post, panoramaId, onLeft }: ShownProps) {
  const { panorama: texts } = useMessages(communityMessages)
  const [query] = useSearchParams()
  const name = post.location === '' ? texts.by(post.author.name) : post.location
  usePlaceName(panoramaId, name, post.author.name)
  return (
    <div className="explore under-nav-on-phones">
      <section className="explore-hero" aria-label={texts.title}>
        <PanoramaViewer panoramaId={panoramaId} name={name} neighbourIds={[]} query={query} gestures={GESTURES}>
          <Button look="on-picture" className="back-home" onClick={onLeft}>
            <BackIcon />
            {texts.back}
          </Button>
          <EnterVr />
          <HeadsetComfort />
          <RotationDock />
        </PanoramaViewer>
      </section>
      <Sheet label={texts.title}>
        <header className="destination-header">
          <h1 id="page-title" tabIndex={-1}>
            {texts.by(post.author.name)}
          </h1>
          {post.location !== '' && (
            <ul className="destination-facts">
              <li>
                <PlaceIcon />
                {post.location}
              </li>
            </ul>
          )}
          <p>{post.media.alt}</p>
          <p className="feed-post-text">{post.text}</p>
        </header>
      </Sheet>
    </div>
  )
}
