import { describe, expect, it } from 'vitest'
import type { Message, MessagePart } from '#content/conversation.ts'
import { assistantEn } from '#content/messages/assistant.en.ts'
import { headsetEn } from '#content/messages/headset.en.ts'
import type { Talk } from '#state/talk-store.ts'
import { type MoevaOption, nextOptions, optionsFrom, optionsOf, paragraphsOf, speakerOf } from './moeva-answer.ts'

const TEXTS = { assistant: assistantEn, headset: headsetEn }
const STAGE = {
  panoramaId: 'zanzibar-beaches',
  name: 'Zanzibar Beaches',
  hasPanorama: (id: string) => id !== 'kept-secret',
}

function talkOf(parts: readonly MessagePart[] | null, state: Talk['state'] = 'resting', asked = 'When?'): Talk {
  const question: Message = {
    id: '1',
    author: 'person',
    parts: [{ kind: 'text', text: asked }],
    mode: null,
    feedback: null,
  }
  const answer: Message = { id: '2', author: 'moeva', parts: parts ?? [], mode: 'catalogue', feedback: null }
  const messages = parts === null ? [] : [question, answer]
  const act = () => {}
  return { placeId: 'zanzibar-beaches', messages, state, ask: act, stop: act, retry: act, goTo: act }
}

const look = (panoramaId: string): MessagePart => ({
  kind: 'look',
  look: { panoramaId, title: 'The dhow', headingDeg: 8, pitchDeg: 6, href: '/tours/x?heading=8', turnsAtOnce: true },
})
const card = (placeId: string | null, kind: 'destination' | 'guide' = 'destination'): MessagePart => ({
  kind: 'card',
  card: { id: `${kind}/${placeId}`, kind, title: `About ${placeId}`, text: 'Dry.', href: '/documentation', placeId },
})
const actsOf = (talk: Talk) => optionsOf(talk, STAGE, TEXTS).map(({ act }) => act)

describe('what the panel tells', () => {
  it('greets with the place, and says who answers', () => {
    expect(paragraphsOf(talkOf(null), STAGE, TEXTS)).toEqual([assistantEn.greetingFor('Zanzibar Beaches')])
    expect(speakerOf(talkOf(null), TEXTS)).toBe('Moeva AI')
    expect(speakerOf(talkOf([]), TEXTS)).toBe('Moeva (catalogue mode)')
  })

  it('is the question, the answer without its marks, and the sources', () => {
    const text: MessagePart = { kind: 'text', text: '**Dry** in [June](/explore).\n\n- one\n- two' }
    expect(paragraphsOf(talkOf([text, card('mt-kilimanjaro')]), STAGE, TEXTS)).toEqual([
      '“When?”',
      'Dry in June.',
      '• one',
      '• two',
      'About mt-kilimanjaro: Dry.',
    ])
  })

  it('shows that an answer is on its way, and how it ended', () => {
    expect(paragraphsOf(talkOf([], 'asking'), STAGE, TEXTS).at(-1)).toBe('…')
    for (const state of ['stopped', 'failed', 'refused'] as const) {
      expect(paragraphsOf(talkOf([], state), STAGE, TEXTS).at(-1)).toBe(assistantEn[state])
    }
  })

  it('tells a plan day by day', () => {
    const stop = { placeId: 'mara', firstDay: 1, lastDay: 3, travelDays: 0, reasons: [] }
    const plan = { days: 3, month: null, stops: [stop], warnings: [] }
    const trip: MessagePart = { kind: 'trip', trip: { plan, names: { mara: 'Maasai Mara' } } }
    expect(paragraphsOf(talkOf([trip]), STAGE, TEXTS)).toContain('Days 1–3: Maasai Mara')
  })
})

describe('what may be chosen', () => {
  it('turns to what is in this picture, and leads to what is in another', () => {
    expect(actsOf(talkOf([look('zanzibar-beaches')]))[0]).toEqual({
      kind: 'look',
      direction: { headingDeg: 8, pitchDeg: 6 },
    })
    expect(actsOf(talkOf([look('maasai-mara-safari')]))[0]).toEqual({ kind: 'go', href: '/tours/x?heading=8' })
  })

  it('leads to other places that have a panorama, and to nothing else', () => {
    const cards = [card('mt-kilimanjaro'), card('zanzibar-beaches'), card('kept-secret'), card(null, 'guide')]
    expect(actsOf(talkOf(cards)).filter(({ kind }) => kind === 'go')).toEqual([
      { kind: 'go', href: '/tours/mt-kilimanjaro' },
    ])
  })

  it('offers the chips of the answer; where it has none, what was not asked yet; and the page at last', () => {
    const chips: MessagePart = { kind: 'chips', chips: [{ label: '4 days', text: '4 days' }] }
    expect(actsOf(talkOf([chips]))).toEqual([{ kind: 'ask', text: '4 days' }, { kind: 'page' }])
    const [first = '', second = ''] = assistantEn.startersFor
    const acts = actsOf(talkOf([], 'resting', first))
    expect(acts[0]).toEqual({ kind: 'ask', text: second })
    expect(acts).toHaveLength(assistantEn.startersFor.length)
  })

  it('is nothing while an answer arrives, for what is pressed must not change', () => {
    expect(actsOf(talkOf([look('zanzibar-beaches')], 'asking'))).toEqual([])
  })
})

describe('more than there are keys', () => {
  const options = (count: number): MoevaOption[] =>
    Array.from({ length: count }, (_, index) => ({ text: String(index), icon: null, act: { kind: 'page' } }))
  const shown = (count: number, first: number) =>
    optionsFrom(options(count), first, { keys: 4, more: '…' }).map(({ text }) => text)

  it('shows all where they fit', () => expect(shown(4, 0)).toEqual(['0', '1', '2', '3']))

  it('leads on through all of them and back to the first', () => {
    expect(shown(8, 0)).toEqual(['0', '1', '2', '…'])
    const second = nextOptions(options(8), 0, 4)
    const third = nextOptions(options(8), second, 4)
    expect(shown(8, second)).toEqual(['3', '4', '5', '…'])
    expect(shown(8, third)).toEqual(['6', '7', '…'])
    expect(nextOptions(options(8), third, 4)).toBe(0)
  })
})
