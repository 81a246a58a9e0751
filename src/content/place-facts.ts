import type { Language } from './messages/language.ts'

/** What a fact is about. */
export type FactTopic = 'about' | 'season' | 'duration' | 'access'

export type PlaceFact = {
  /** The slug of the destination. */
  placeId: string
  topic: FactTopic
  texts: Readonly<Record<Language, string>>
  /** Words that people use for it and that its texts have not. */
  keywords: Readonly<Record<Language, string>>
}

/** The words by which a question about a topic is known. */
export const TOPIC_KEYWORDS: Readonly<Record<FactTopic, Readonly<Record<Language, string>>>> = {
  about: { en: 'where lie far distance', sw: 'wapi umbali' },
  season: {
    en: 'when best time season month weather rain dry wet hot',
    sw: 'lini wakati bora msimu mwezi hali hewa mvua kiangazi',
  },
  duration: { en: 'how long many days stay duration', sw: 'muda siku ngapi kukaa' },
  access: { en: 'get there reach road flight ferry drive travel', sw: 'kufika vipi njia barabara ndege boti usafiri' },
}

/** What may be said about a place beside its description. Each is also in the guide, in more words. */
export const placeFacts: readonly PlaceFact[] = [
  fact('maasai-mara-safari', 'season', {
    en: 'The migrating herds are usually in the Mara between about July and October. The long rains fall from about March to May: green, quiet, cheaper, and some tracks become difficult.',
    sw: 'Makundi yanayohama huwa Mara kati ya Julai na Oktoba. Mvua za masika hunyesha takriban Machi hadi Mei: kijani, kimya, bei nafuu, na baadhi ya njia huwa ngumu.',
  }),
  fact('maasai-mara-safari', 'duration', {
    en: 'The catalogue names no fixed length for the Maasai Mara. The drive from Nairobi takes most of a day each way.',
    sw: 'Orodha haitaji muda maalum wa Maasai Mara. Safari ya barabara kutoka Nairobi huchukua sehemu kubwa ya siku kila upande.',
  }),
  fact('zanzibar-beaches', 'season', {
    en: 'Dry and pleasant from June to October, hot and dry again in January and February. The heavy rains come around April and May. On the east coast the tide decides when you swim.',
    sw: 'Kavu na ya kupendeza kuanzia Juni hadi Oktoba, joto na kavu tena Januari na Februari. Mvua kubwa huja Aprili na Mei. Pwani ya mashariki maji kupwa na kujaa huamua wakati wa kuogelea.',
  }),
  fact('zanzibar-beaches', 'duration', {
    en: 'The catalogue names no fixed length for Zanzibar. It is a place to slow down in after a safari or a climb.',
    sw: 'Orodha haitaji muda maalum wa Zanzibar. Ni mahali pa kupumzika baada ya safari ya wanyama au kupanda mlima.',
  }),
  fact('mt-kilimanjaro', 'season', {
    en: 'The drier months from January to early March and from June to October are the usual ones.',
    sw: 'Miezi mikavu, Januari hadi mwanzo wa Machi na Juni hadi Oktoba, ndiyo ya kawaida.',
  }),
  fact('mt-kilimanjaro', 'duration', {
    en: 'Six to eight days to the top and back give your body time to get used to the height; a shorter ascent saves money in the wrong place.',
    sw: 'Siku sita hadi nane kupanda na kushuka huupa mwili muda wa kuzoea kimo; kupanda kwa haraka huokoa pesa mahali pasipofaa.',
  }),
]

function fact(placeId: string, topic: FactTopic, texts: PlaceFact['texts']): PlaceFact {
  return { placeId, topic, texts, keywords: TOPIC_KEYWORDS[topic] }
}
