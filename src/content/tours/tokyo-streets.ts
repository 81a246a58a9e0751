import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const city: TourSource = {
  title: 'Tokyo Metropolitan Government: history',
  url: 'https://www.metro.tokyo.lg.jp/english/about/history',
}
const weather: TourSource = { title: 'Japan Meteorological Agency', url: 'https://www.jma.go.jp/jma/indexe.html' }
const tourism: TourSource = { title: 'Japan National Tourism Organization', url: 'https://www.japan.travel/en/' }

export const tour: Tour = {
  slug: 'tokyo-streets',
  gettingThere: {
    en: 'Both airports are 30 to 75 minutes from the centre by train. A rechargeable card opens the gates of trains, subways and buses.',
    sw: 'Viwanja vyote viwili viko dakika 30 hadi 75 kutoka katikati kwa treni. Kadi moja ya kuongezwa salio hufungua treni, reli za chini na mabasi.',
  },
  viewpoints: [
    {
      panoramaId: 'tokyo-streets',
      title: { en: 'A crossing at night', sw: 'Njia panda usiku' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'edo',
          kind: 'history',
          direction: { headingDeg: 1, pitchDeg: 18 },
          title: { en: 'From Edo to Tokyo', sw: 'Kutoka Edo hadi Tokyo' },
          text: {
            en: 'The city was called Edo until 1868; a year later the emperor came from Kyoto to stay. Tokyo means capital in the east. About 14 million people live in it today.',
            sw: 'Mji uliitwa Edo hadi 1868; mwaka uliofuata mfalme alihamia hapa kutoka Kyoto. Tokyo humaanisha mji mkuu wa mashariki. Karibu watu milioni 14 huishi humo leo.',
          },
          source: city,
        },
        {
          id: 'manners',
          kind: 'etiquette',
          direction: { headingDeg: 44, pitchDeg: 16 },
          title: { en: 'Small manners', sw: 'Adabu ndogo' },
          text: {
            en: 'There is no tipping: good service is a matter of course. Smoking in the street is forbidden in many wards, telephones are silent in trains, and people queue for everything.',
            sw: 'Hakuna bahashishi: huduma nzuri ni kawaida. Kuvuta sigara mtaani ni marufuku katika maeneo mengi, simu huwa kimya ndani ya treni, na watu hupanga foleni kwa kila kitu.',
          },
          source: tourism,
        },
        {
          id: 'lanterns',
          kind: 'culture',
          direction: { headingDeg: 90, pitchDeg: 11 },
          title: { en: 'Red lanterns', sw: 'Taa nyekundu' },
          text: {
            en: 'A red paper lantern, akachochin, says that a small place to eat and drink is open. Many have six or eight seats: go in few, order soon, and do not stay all evening.',
            sw: 'Taa nyekundu ya karatasi, akachochin, husema kuwa mgahawa mdogo uko wazi. Mingi ina viti sita au vinane: ingieni wachache, agizeni mapema, na msikae usiku kucha.',
          },
          source: wikipedia('Izakaya'),
        },
        {
          id: 'signs',
          kind: 'culture',
          direction: { headingDeg: 330, pitchDeg: 26 },
          title: { en: 'Reading the signs', sw: 'Kusoma mabango' },
          text: {
            en: 'Many signs run from top to bottom. Three scripts stand side by side: kanji, taken over from China, hiragana for the grammar, and katakana for foreign words.',
            sw: 'Mabango mengi husomwa kutoka juu kwenda chini. Maandishi matatu husimama pamoja: kanji kutoka China, hiragana kwa sarufi, na katakana kwa maneno ya kigeni.',
          },
          source: wikipedia('Japanese writing system'),
        },
        {
          id: 'rain',
          kind: 'season',
          direction: { headingDeg: 347, pitchDeg: -21 },
          title: { en: 'Rain and months', sw: 'Mvua na miezi' },
          text: {
            en: 'The rainy season, tsuyu, lasts from early June to the middle of July. March to May, with the cherry blossom, and October and November are the mildest months.',
            sw: 'Msimu wa mvua, tsuyu, huanza mapema Juni hadi katikati ya Julai. Machi hadi Mei, wakati wa maua ya cheri, na Oktoba na Novemba ndiyo miezi yenye hali nzuri.',
          },
          source: weather,
        },
      ],
    },
  ],
  sources: [city, weather, tourism],
}
