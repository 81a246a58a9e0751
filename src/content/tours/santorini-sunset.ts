import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const volcanism: TourSource = {
  title: 'Smithsonian Global Volcanism Program: Santorini',
  url: 'https://volcano.si.edu/volcano.cfm?vn=212040',
}
const culture: TourSource = {
  title: 'Hellenic Ministry of Culture: Akrotiri of Thera',
  url: 'http://odysseus.culture.gr/h/3/eh351.jsp?obj_id=2410',
}

export const tour: Tour = {
  slug: 'santorini-sunset',
  gettingThere: {
    en: 'By air from Athens in 45 minutes, or by ferry from Piraeus in five to eight hours. Buses join the villages; the lanes of Oia are for feet alone.',
    sw: 'Kwa ndege kutoka Athens kwa dakika 45, au kwa feri kutoka Piraeus kwa saa tano hadi nane. Mabasi huunganisha vijiji; vichochoro vya Oia ni vya miguu tu.',
  },
  viewpoints: [
    {
      panoramaId: 'santorini-sunset',
      title: { en: 'Oia at sunset', sw: 'Oia machweo' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'caldera',
          kind: 'nature',
          direction: { headingDeg: 3, pitchDeg: 1 },
          title: { en: 'The caldera', sw: 'Kaldera' },
          text: {
            en: 'The bay is the inside of a volcano. In the Bronze Age, about 3,600 years ago, one of the largest eruptions that people have seen emptied it; the roof fell in and the sea came.',
            sw: 'Ghuba hii ni ndani ya volkano. Katika Enzi ya Shaba, karibu miaka 3,600 iliyopita, mlipuko mkubwa uliitoa lava yake; paa likaporomoka na bahari ikaingia.',
          },
          source: wikipedia('Minoan eruption'),
        },
        {
          id: 'lanes',
          kind: 'etiquette',
          direction: { headingDeg: 190, pitchDeg: 0 },
          title: { en: 'Somebody lives here', sw: 'Watu wanaishi hapa' },
          text: {
            en: 'At sunset hundreds of people look for a place in the same lanes. Roofs, walls and church steps are not seats: they belong to houses where people live and pray.',
            sw: 'Machweo mamia ya watu hutafuta nafasi katika vichochoro vilevile. Mapaa, kuta na ngazi za kanisa si viti: ni vya nyumba ambamo watu huishi na kusali.',
          },
          source: wikipedia('Oia, Greece'),
        },
        {
          id: 'akrotiri',
          kind: 'history',
          direction: { headingDeg: 248, pitchDeg: 11 },
          title: { en: 'Akrotiri', sw: 'Akrotiri' },
          text: {
            en: 'At the southern end of the island the ash buried a town with streets, drains and painted rooms of two and three floors. Its people had left in time: no victims were found in the houses.',
            sw: 'Kusini mwa kisiwa majivu yalifukia mji wenye mitaa, mifereji na vyumba vya michoro vya orofa mbili hadi tatu. Watu walikuwa wameondoka: hakuna maiti zilizopatikana ndani ya nyumba.',
          },
          source: culture,
        },
        {
          id: 'white-houses',
          kind: 'culture',
          direction: { headingDeg: 336, pitchDeg: 8 },
          title: { en: 'White walls, blue domes', sw: 'Kuta nyeupe, kuba za buluu' },
          text: {
            en: 'Lime wash throws back the sun and keeps rooms cool. Many houses are dug into the volcanic ash, warm in winter and cool in summer. The blue domes are churches.',
            sw: 'Chokaa hurudisha jua na kuweka vyumba baridi. Nyumba nyingi zimechimbwa katika majivu ya volkano: zenye joto majira ya baridi na baridi kiangazi. Kuba za buluu ni makanisa.',
          },
          source: wikipedia('Santorini'),
        },
        {
          id: 'vines',
          kind: 'nature',
          direction: null,
          title: { en: 'Vines in baskets', sw: 'Mizabibu kama vikapu' },
          text: {
            en: 'There is hardly any rain in summer. The vines are woven into low baskets that keep the wind off the grapes inside and catch the moisture that comes from the sea at night.',
            sw: 'Mvua ni adimu kiangazi. Mizabibu husukwa kama vikapu vifupi vinavyokinga zabibu na upepo na kunasa unyevu unaotoka baharini usiku.',
          },
          source: wikipedia('Assyrtiko'),
        },
        {
          id: 'months',
          kind: 'season',
          direction: null,
          title: { en: 'Best months', sw: 'Miezi mizuri' },
          text: {
            en: 'April to June is green and mild, September and October have a warm sea and fewer people. July and August are hot, windy and full.',
            sw: 'Aprili hadi Juni ni kijani na hali nzuri, Septemba na Oktoba bahari ina joto na watu ni wachache. Julai na Agosti ni joto, upepo na msongamano.',
          },
          source: wikipedia('Santorini'),
        },
      ],
    },
  ],
  sources: [volcanism, culture],
}
