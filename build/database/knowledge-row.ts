import type { Language } from '#content/messages/language.ts'
import type { FactTopic } from '#content/place-facts.ts'

/** A row of the table `knowledge`; null where a column does not apply. */
export type KnowledgeRow = {
  id: string
  kind: 'destination' | 'fact' | 'spot' | 'guide' | 'plan' | 'provider'
  language: Language
  title: string
  body: string
  href: string
  destination_id: string | null
  topic: FactTopic | null
  panorama_id: string | null
  heading_deg: number | null
  pitch_deg: number | null
  keywords: string
}

/** What most rows have not. */
export const PLAIN = {
  destination_id: null,
  topic: null,
  panorama_id: null,
  heading_deg: null,
  pitch_deg: null,
  keywords: '',
} as const
