import type { Tour } from '../tour.ts'

export const tour: Tour = {
  slug: 'maasai-mara-safari',
  gettingThere: {
    en: 'By small aircraft from Nairobi in 45 minutes, or by road in five to six hours. Entry is paid by the day, and game drives go with a licensed guide.',
    sw: 'Kwa ndege ndogo kutoka Nairobi kwa dakika 45, au kwa barabara kwa saa tano hadi sita. Kiingilio hulipwa kwa siku, na matembezi ya kuona wanyama huongozwa na mwongozaji mwenye leseni.',
  },
  viewpoints: [
    {
      panoramaId: 'maasai-mara-safari',
      title: { en: 'The plain at sunrise', sw: 'Tambarare alfajiri' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'giraffes',
          kind: 'nature',
          direction: { headingDeg: 8, pitchDeg: 5 },
          title: { en: 'Masai giraffes', sw: 'Twiga wa Kimaasai' },
          text: {
            en: 'Giraffes are the tallest animals on land, up to five and a half metres. The Masai giraffe, with jagged patches like vine leaves, is listed as endangered.',
            sw: 'Twiga ndio wanyama warefu kuliko wote nchi kavu, hadi mita tano na nusu. Twiga wa Kimaasai, mwenye mabaka kama majani ya mzabibu, yuko hatarini kutoweka.',
          },
        },
        {
          id: 'track',
          kind: 'etiquette',
          direction: { headingDeg: 10, pitchDeg: -14 },
          title: { en: 'Keep to the track', sw: 'Baki njiani' },
          text: {
            en: 'Wheels off the track scar the grass for years. Stay in the vehicle and keep your voice low; at a cat or at a kill, a guide lets few cars stay at a time, and none too near.',
            sw: 'Magurudumu nje ya njia hujeruhi nyasi kwa miaka. Baki ndani ya gari na ongea polepole; penye simba au chui, mwongozaji huacha magari machache tu, na si karibu mno.',
          },
        },
        {
          id: 'umbrella-thorn',
          kind: 'nature',
          direction: { headingDeg: 62, pitchDeg: 16 },
          title: { en: 'Umbrella thorn', sw: 'Mgunga' },
          text: {
            en: 'The flat crown of this acacia catches the light and shades its own roots. Long thorns slow down whoever eats its leaves, and its pods feed animals through the dry season.',
            sw: 'Kilele bapa cha mgunga hupata mwanga na kutia kivuli mizizi yake. Miiba mirefu humpunguza kasi alaye majani yake, na maganda yake hulisha wanyama wakati wa kiangazi.',
          },
        },
        {
          id: 'zebras',
          kind: 'nature',
          direction: { headingDeg: 84, pitchDeg: -2 },
          title: { en: 'The great migration', sw: 'Uhamaji mkuu' },
          text: {
            en: 'More than a million wildebeest, with zebras and gazelles among them, circle between the Serengeti and the Mara every year. They are usually here from July to October.',
            sw: 'Zaidi ya nyumbu milioni moja, pamoja na pundamilia na swala, huzunguka kati ya Serengeti na Mara kila mwaka. Kwa kawaida huwa hapa kuanzia Julai hadi Oktoba.',
          },
        },
        {
          id: 'maasai',
          kind: 'culture',
          direction: { headingDeg: 224, pitchDeg: 5 },
          title: { en: 'Whose land this is', sw: 'Ardhi ya nani' },
          text: {
            en: 'The Maasai herd their cattle around the reserve, which bears their name. Mara means spotted in their language: a plain dotted with trees. Ask before you photograph anyone.',
            sw: 'Wamaasai huchunga ng’ombe kuzunguka hifadhi hii yenye jina lao. Mara humaanisha madoadoa kwa lugha yao: tambarare yenye miti hapa na pale. Omba ruhusa kabla ya kumpiga mtu picha.',
          },
        },
        {
          id: 'elephants',
          kind: 'nature',
          direction: { headingDeg: 307, pitchDeg: 0 },
          title: { en: 'A family of elephants', sw: 'Familia ya tembo' },
          text: {
            en: 'Elephant families follow an old female, who remembers where water is in a dry year. Stay downwind, keep the way between mother and calf free, and let them decide how near they come.',
            sw: 'Familia za tembo humfuata jike mzee anayekumbuka maji yalipo mwaka wa ukame. Msiingie kati ya mama na mtoto, na waacheni waamue watakaribia kiasi gani.',
          },
        },
        {
          id: 'balloon',
          kind: 'season',
          direction: { headingDeg: 326, pitchDeg: 11 },
          title: { en: 'Balloons and months', sw: 'Baluni na miezi' },
          text: {
            en: 'Balloons rise at first light, while the air is cool and still. July to October is dry and full of animals, January and February are green with young ones; April and May bring the long rains.',
            sw: 'Baluni hupaa alfajiri hewa ikiwa baridi na tulivu. Julai hadi Oktoba ni kavu na wanyama ni wengi, Januari na Februari kuna watoto wa wanyama; Aprili na Mei ni masika.',
          },
        },
      ],
    },
  ],
  sources: [
    { title: 'UNESCO: Serengeti National Park', url: 'https://whc.unesco.org/en/list/156' },
    { title: 'IUCN Red List: Giraffa camelopardalis', url: 'https://www.iucnredlist.org/species/9194/136266699' },
    { title: 'Kenya Wildlife Service', url: 'https://www.kws.go.ke/' },
  ],
}
