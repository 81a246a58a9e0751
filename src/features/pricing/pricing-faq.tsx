import { Link } from 'react-router-dom'
import { pricingMessages } from '#content/messages/pricing.ts'
import { isBuilt } from '#content/pages.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'

const ALL_QUESTIONS = '/documentation/faq/pricing-faq'

export function PricingFaq() {
  const { faq } = useMessages(pricingMessages)
  return (
    <section className="pricing-faq" aria-labelledby="pricing-faq-title">
      <div className="pricing-faq-head">
        <h2 id="pricing-faq-title">{faq.title}</h2>
        {isBuilt(ALL_QUESTIONS) && (
          <Link to={ALL_QUESTIONS} className={buttonClass('secondary')}>
            {faq.all}
          </Link>
        )}
      </div>
      <dl className="pricing-questions">
        {faq.items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
