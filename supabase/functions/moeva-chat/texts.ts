import { monthsEn, monthsSw } from '../_shared/months.ts'
import type { Intent, Language } from './question.ts'

/** What the catalogue mode says around what it has found. */
export type Texts = {
  months: readonly string[]
  greeting: string
  unknown: string
  unknownPlace: (name: string) => string
  found: string
  foundFor: (place: string) => string
  compared: (places: string) => string
  askCompare: (place: string) => string
  compareChip: (place: string, other: string) => string
  guide: string
  englishGuide: string
  price: string
  noPlacePrices: (place: string) => string
  payment: string
  booking: string
  sensitive: string
  vr: string
  ar: string
  show: (spot: string) => string
  see: (place: string) => string
  noSpot: string
  trips: (count: number) => string
  tripKinds: Readonly<Record<'request' | 'itinerary', string>>
  noTrips: string
  tripsSignedOut: string
  askDays: string
  askMonth: string
  askInterest: string
  planned: (days: number) => string
  nothingFits: (days: number) => string
  dayChips: readonly string[]
  monthChips: (months: readonly string[]) => readonly string[]
  interestChips: readonly string[]
  startChips: readonly string[]
  planChips: readonly string[]
}

const EN: Texts = {
  months: monthsEn,
  greeting: 'Jambo! I answer from the catalogue and the guide of Utalii. What would you like to know?',
  unknown: 'I do not know that. I speak only about the places of the catalogue and about using Utalii.',
  unknownPlace: (name) => `“${name}” is not in the catalogue, so I can say nothing about it. These places are:`,
  found: 'These places of the catalogue fit:',
  foundFor: (place) => `${place}, from the catalogue:`,
  compared: (places) => `${places}, side by side, from the catalogue:`,
  askCompare: (place) => `What shall I compare ${place} with?`,
  compareChip: (place, other) => `Compare ${place} and ${other}`,
  guide: 'This is what the guide says:',
  englishGuide: 'The guide is written in English. This is what it says:',
  price: 'These are the plans of Utalii. Looking around the destinations in Explore needs none of them.',
  noPlacePrices: (place) => `The catalogue holds no prices for ${place}, so I name none. What it says:`,
  payment: 'I take no payments myself. This is what the guide says about paying:',
  booking:
    'I do not book or pay for anything. Plan Visit sends a request, and each step that costs money stays with you.',
  sensitive:
    'Health, entry rules and safety are not for me to judge. Please ask your embassy and a doctor, and read the advice of your foreign ministry and of the [World Health Organization](https://www.who.int/travel-advice). What the guide says:',
  vr: 'About headsets, from the guide:',
  ar: 'About AR guides, from the guide:',
  show: (spot) => `${spot}: there.`,
  see: (place) => `This can be seen in ${place}:`,
  noSpot: 'I know no such spot in a panorama of the catalogue.',
  trips: (count) => (count === 1 ? 'There is one trip in My Trips:' : `There are ${count} trips in My Trips:`),
  tripKinds: { request: 'Visit request', itinerary: 'Itinerary' },
  noTrips: 'There is nothing in My Trips yet. Plan Visit in Explore sends a request, and I can plan an itinerary.',
  tripsSignedOut: 'Sign in, and I can look into My Trips for you.',
  askDays: 'How many days do you have?',
  askMonth: 'In which month would you like to go?',
  askInterest: 'What are you looking forward to most?',
  planned: (days) => `A plan for ${days === 1 ? 'one day' : `${days} days`}, made of places of the catalogue:`,
  nothingFits: (days) => `In ${days === 1 ? 'one day' : `${days} days`} nothing of it fits. What is in the way:`,
  dayChips: ['4 days', '7 days', '10 days', '14 days'],
  monthChips: (months) => [...months.map((month) => `In ${month}`), 'Any month'],
  interestChips: ['Wildlife', 'Beach', 'Mountain', 'Culture', 'City', 'Anything'],
  startChips: ['Find a beach', 'Compare Zanzibar and Kilimanjaro', 'Plan a trip', 'Which plans are there?'],
  planChips: ['Slower', 'Faster', '14 days'],
}

const SW: Texts = {
  months: monthsSw,
  greeting: 'Jambo! Ninajibu kutoka kwenye orodha na mwongozo wa Utalii. Ungependa kujua nini?',
  unknown: 'Hilo silijui. Ninazungumzia tu maeneo yaliyo kwenye orodha na matumizi ya Utalii.',
  unknownPlace: (name) => `“${name}” haipo kwenye orodha, kwa hiyo siwezi kusema lolote kuihusu. Maeneo yaliyopo:`,
  found: 'Maeneo haya ya orodha yanafaa:',
  foundFor: (place) => `${place}, kutoka kwenye orodha:`,
  compared: (places) => `${places}, kwa kulinganisha, kutoka kwenye orodha:`,
  askCompare: (place) => `Nilinganishe ${place} na nini?`,
  compareChip: (place, other) => `Linganisha ${place} na ${other}`,
  guide: 'Mwongozo unasema hivi:',
  englishGuide: 'Mwongozo umeandikwa kwa Kiingereza. Unasema hivi:',
  price: 'Hii ni mipango ya Utalii. Kutazama maeneo kwenye Gundua hakuhitaji mpango wowote.',
  noPlacePrices: (place) => `Orodha haina bei za ${place}, kwa hiyo sitaji yoyote. Inasema hivi:`,
  payment: 'Mimi sipokei malipo. Mwongozo unasema hivi kuhusu kulipa:',
  booking: 'Siweki nafasi wala kulipa. Panga Ziara hutuma ombi, na kila hatua yenye gharama inabaki kwako.',
  sensitive:
    'Afya, viza na usalama si juu yangu kuamua. Tafadhali uliza ubalozi wako na daktari, na soma ushauri wa serikali yako na wa [Shirika la Afya Duniani](https://www.who.int/travel-advice). Mwongozo unasema:',
  vr: 'Kuhusu kofia za VR, kutoka kwenye mwongozo:',
  ar: 'Kuhusu miongozo ya AR, kutoka kwenye mwongozo:',
  show: (spot) => `${spot}: pale.`,
  see: (place) => `Hivi vinaonekana ${place}:`,
  noSpot: 'Sijui kitu kama hicho katika mandhari ya orodha.',
  trips: (count) => (count === 1 ? 'Una safari moja kwenye Safari Zangu:' : `Una safari ${count} kwenye Safari Zangu:`),
  tripKinds: { request: 'Ombi la ziara', itinerary: 'Ratiba' },
  noTrips: 'Bado hakuna kitu kwenye Safari Zangu. Panga Ziara kwenye Gundua hutuma ombi, nami naweza kupanga ratiba.',
  tripsSignedOut: 'Ingia kwanza, kisha nitaangalia Safari Zangu kwa ajili yako.',
  askDays: 'Una siku ngapi?',
  askMonth: 'Ungependa kwenda mwezi gani?',
  askInterest: 'Unatarajia nini zaidi?',
  planned: (days) => `Mpango wa siku ${days}, wenye maeneo ya orodha:`,
  nothingFits: (days) => `Kwa siku ${days} hakuna kinachofaa. Kinachozuia:`,
  dayChips: ['Siku 4', 'Siku 7', 'Siku 10', 'Siku 14'],
  monthChips: (months) => [...months, 'Mwezi wowote'],
  interestChips: ['Wanyamapori', 'Ufukwe', 'Mlima', 'Utamaduni', 'Mji', 'Chochote'],
  startChips: ['Nitafutie ufukwe', 'Linganisha Zanzibar na Kilimanjaro', 'Nipangie safari', 'Bei ni gani?'],
  planChips: ['Polepole zaidi', 'Haraka zaidi', 'Siku 14'],
}

export const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, sw: SW }

/** What the guide is asked where a question is of one of these kinds: its own words are few, and in English. */
export const GUIDE_QUESTIONS: Readonly<Partial<Record<Intent, string>>> = {
  payment: 'how can I pay payment PayPal PesaPal',
  booking: 'book through Utalii booking',
  sensitive: 'entry rules vaccinations safety advice embassy doctor',
  vr: 'VR headset which headsets work',
  ar: 'AR guides device technology',
}
