import { homeMessages } from '#content/messages/home.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Bearing } from './bearing.tsx'

const DAYS = ['tokyo', 'hakone', 'kyoto', 'koya', 'osaka'] as const

/** A written-down conversation: it shows what the assistant is for, and asks it nothing. */
export function MoevaChat() {
  const { moeva } = useMessages(homeMessages)
  return (
    <section className="home-section home-moeva" aria-labelledby="moeva-title">
      <div className="home-intro">
        <Bearing headingDeg={270} />
        <h2 id="moeva-title">{moeva.title}</h2>
        <p>{moeva.text}</p>
      </div>
      <figure className="chat">
        <figcaption>{moeva.sample}</figcaption>
        <ol>
          <li className="chat-mine">
            <p className="chat-name">{moeva.you}</p>
            <p>{moeva.question}</p>
          </li>
          <li className="chat-theirs">
            <p className="chat-name">Moeva AI</p>
            <p>{moeva.answer}</p>
            <dl className="chat-days">
              {DAYS.map((day) => (
                <div key={day}>
                  <dt>{moeva.days[day].days}</dt>
                  <dd>{moeva.days[day].text}</dd>
                </div>
              ))}
            </dl>
          </li>
          <li className="chat-mine">
            <p className="chat-name">{moeva.you}</p>
            <p>{moeva.followUp}</p>
          </li>
          <li className="chat-theirs">
            <p className="chat-name">Moeva AI</p>
            <p>{moeva.followUpAnswer}</p>
          </li>
        </ol>
      </figure>
    </section>
  )
}
