import { Link } from 'react-router-dom'
import { aboutEn } from '#content/messages/about.en.ts'
import { isBuilt } from '#content/pages.ts'
import { siteConfig } from '#content/site-config.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { Accordion, AccordionItem } from '#ui/accordion.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Questions and answers, how to reach us, who stands behind us, and the way on. */
export function AboutClosing() {
  const { faq, callToAction } = aboutEn
  const isAuthenticated = useIsAuthenticated()
  const callTarget = isAuthenticated ? '/dashboard' : '/signup'
  return (
    <>
      <section className="about-section about-columns" aria-labelledby="faq-title">
        <h2 id="faq-title">{faq.title}</h2>
        <Accordion>
          {faq.questions.map(({ question, answer }) => (
            <AccordionItem key={question} title={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </section>
      <Contact />
      <ParentCompany />
      <section className="about-section about-call" aria-labelledby="about-call-title">
        <h2 id="about-call-title">{callToAction.title}</h2>
        <p>{callToAction.text}</p>
        {isBuilt(callTarget) && (
          <Link to={callTarget} className={buttonClass('primary', 'button-large')}>
            {isAuthenticated ? callToAction.dashboard : callToAction.button}
          </Link>
        )}
      </section>
    </>
  )
}

function Contact() {
  const { contact } = aboutEn
  return (
    <section className="about-section about-columns" aria-labelledby="contact-title">
      <h2 id="contact-title">{contact.title}</h2>
      <div className="about-prose">
        <p>{contact.text}</p>
        <ul className="about-contact">
          {siteConfig.phones.map((phone) => (
            <li key={phone}>
              <a className="text-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </li>
          ))}
          {siteConfig.emails.map((email) => (
            <li key={email}>
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ParentCompany() {
  const { company } = aboutEn
  return (
    <section className="about-company on-picture" aria-labelledby="company-title">
      <div className="about-section">
        <div className="about-columns">
          <h2 id="company-title">{company.title}</h2>
          <div className="about-prose">
            <p>{company.text}</p>
            <p className="about-company-place">{company.place}</p>
          </div>
        </div>
        <ul className="about-figures">
          {company.figures.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
