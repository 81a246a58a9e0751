import type { AnswerData } from '../_shared/answer-parts.ts'
import type { Knowledge, Place } from './knowledge.ts'
import type { Question, Understood } from './question.ts'
import type { Texts } from './texts.ts'

/** Takes an answer piece by piece, in the order in which a person sees it. */
export type Sink = {
  say: (text: string) => void
  show: <Kind extends keyof AnswerData>(kind: Kind, data: AnswerData[Kind]) => void
}

export type Usage = { inputTokens: number; outputTokens: number }

/** All that an answer is made from. */
export type Asked = {
  question: Question
  understood: Understood
  places: readonly Place[]
  knowledge: Knowledge
  texts: Texts
  sink: Sink
}
