import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const nasa: TourSource = { title: 'NASA: Auroras', url: 'https://science.nasa.gov/sun/auroras/' }
const visitNorway: TourSource = {
  title: 'Visit Norway: the northern lights',
  url: 'https://www.visitnorway.com/things-to-do/nature-attractions/northern-lights/',
}
const statistics: TourSource = {
  title: 'Statistics Norway: holiday houses',
  url: 'https://www.ssb.no/en/natur-og-miljo/areal/statistikk/fritidsbyggomrader',
}

export const tour: Tour = {
  slug: 'northern-lights',
  gettingThere: {
    en: 'Tromsø has flights from Oslo all year, in just under two hours. In winter people go out by bus or on foot, away from the lights of the town.',
    sw: 'Tromsø ina ndege kutoka Oslo mwaka mzima, chini kidogo ya saa mbili. Majira ya baridi watu hutoka kwa basi au miguu, mbali na taa za mji.',
  },
  viewpoints: [
    {
      panoramaId: 'northern-lights',
      title: { en: 'By the frozen lake', sw: 'Kando ya ziwa lililoganda' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'light',
          kind: 'nature',
          direction: { headingDeg: 353, pitchDeg: 24 },
          title: { en: 'Where the light comes from', sw: 'Mwanga unatoka wapi' },
          text: {
            en: 'The sun sends out charged particles. The magnetic field of the Earth leads some of them down near the poles, where they make the air glow, 100 km and more above the ground.',
            sw: 'Jua hutoa chembe zenye chaji. Usumaku wa Dunia huzielekeza baadhi karibu na ncha, ambako hufanya hewa ing’ae, kilomita 100 na zaidi juu ya ardhi.',
          },
          source: nasa,
        },
        {
          id: 'colours',
          kind: 'nature',
          direction: { headingDeg: 24, pitchDeg: 34 },
          title: { en: 'Green, red and violet', sw: 'Kijani, nyekundu na zambarau' },
          text: {
            en: 'Green is the light of oxygen at 100 to 150 km. Higher up, oxygen glows red. Nitrogen gives the violet and pink at the lower edge of a strong display.',
            sw: 'Kijani ni mwanga wa oksijeni kwenye kilomita 100 hadi 150. Juu zaidi oksijeni hung’aa nyekundu. Naitrojeni hutoa zambarau na waridi ukingoni mwa chini.',
          },
          source: wikipedia('Aurora'),
        },
        {
          id: 'cabin',
          kind: 'culture',
          direction: { headingDeg: 46, pitchDeg: 2 },
          title: { en: 'The cabin', sw: 'Kibanda' },
          text: {
            en: 'Norway has more than 400,000 cabins, about one for every six households. Many have a stove and candles instead of mains, which keeps the night outside dark.',
            sw: 'Norwe ina vibanda zaidi ya 400,000, karibu kimoja kwa kila kaya sita. Vingi vina jiko la kuni na mishumaa badala ya umeme, hivyo usiku nje hubaki na giza.',
          },
          source: statistics,
        },
        {
          id: 'sami',
          kind: 'history',
          direction: { headingDeg: 104, pitchDeg: 22 },
          title: { en: 'A light that is heard', sw: 'Mwanga unaosikika' },
          text: {
            en: 'The Sami of the north call it guovssahas, and elders taught children to be quiet beneath it. Respect for the light is still part of many families.',
            sw: 'Wasami wa kaskazini huuita guovssahas, na wazee waliwafundisha watoto kunyamaza chini yake. Heshima kwa mwanga huu bado ipo katika familia nyingi.',
          },
          source: visitNorway,
        },
        {
          id: 'night',
          kind: 'etiquette',
          direction: { headingDeg: 329, pitchDeg: -5 },
          title: { en: 'In the dark', sw: 'Gizani' },
          text: {
            en: 'Eyes need twenty minutes to see in the dark: one headlamp or flash takes it from everybody. Wear wool in layers, walk where others see you, and stay off private land and ice.',
            sw: 'Macho huhitaji dakika ishirini kuzoea giza: taa au mwako mmoja huwaharibia wote. Vaa sufu kwa tabaka, tembea unakoonekana, na usiingie ardhi ya watu wala barafuni.',
          },
          source: visitNorway,
        },
        {
          id: 'months',
          kind: 'season',
          direction: null,
          title: { en: 'Best months', sw: 'Miezi mizuri' },
          text: {
            en: 'September to March, when nights are dark. In December the sun does not rise here at all, not even at noon. Clear sky matters more than the hour.',
            sw: 'Septemba hadi Machi, usiku ukiwa na giza. Desemba hata saa sita mchana jua halichomozi hapa; anga wazi ni muhimu kuliko saa.',
          },
          source: visitNorway,
        },
      ],
    },
  ],
  sources: [nasa, visitNorway, statistics],
}
