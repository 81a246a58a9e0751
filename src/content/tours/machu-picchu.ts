import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const unesco: TourSource = {
  title: 'UNESCO: Historic Sanctuary of Machu Picchu',
  url: 'https://whc.unesco.org/en/list/274',
}
const tickets: TourSource = { title: 'Ministry of Culture of Peru: tickets', url: 'https://tuboleto.cultura.pe/' }

export const tour: Tour = {
  slug: 'machu-picchu',
  gettingThere: {
    en: 'By train from Cusco or Ollantaytambo to Aguas Calientes, then by bus or on foot. Tickets name a day, an hour and a circuit, and are sold out weeks ahead in the dry months.',
    sw: 'Kwa treni kutoka Cusco au Ollantaytambo hadi Aguas Calientes, kisha kwa basi au miguu. Tiketi hutaja siku, saa na njia, na huisha wiki kadhaa mapema miezi mikavu.',
  },
  viewpoints: [
    {
      panoramaId: 'machu-picchu',
      title: { en: 'Above the terraces', sw: 'Juu ya matuta' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'huayna-picchu',
          kind: 'nature',
          direction: { headingDeg: 2, pitchDeg: 8 },
          title: { en: 'Huayna Picchu', sw: 'Huayna Picchu' },
          text: {
            en: 'The steep peak behind the city is Huayna Picchu, the young mountain, about 2,700 m high. A stairway of the Incas leads up; few people are let in each day, with a ticket of their own.',
            sw: 'Kilele kilicho nyuma ya mji ni Huayna Picchu, mlima mchanga, karibu mita 2,700. Ngazi za Wainka hupanda juu; watu wachache huruhusiwa kila siku kwa tiketi maalum.',
          },
          source: wikipedia('Huayna Picchu'),
        },
        {
          id: 'stones',
          kind: 'culture',
          direction: { headingDeg: 15, pitchDeg: -12 },
          title: { en: 'Walls without mortar', sw: 'Kuta bila saruji' },
          text: {
            en: 'The finest walls are fitted so well that no mortar is needed. They lean inwards a little and have narrow doors and windows, which helps them through earthquakes.',
            sw: 'Kuta bora zaidi zimefumwa vizuri bila saruji. Huinama ndani kidogo na zina milango na madirisha membamba, jambo linalozisaidia wakati wa matetemeko.',
          },
          source: wikipedia('Inca architecture'),
        },
        {
          id: 'llamas',
          kind: 'nature',
          direction: { headingDeg: 66, pitchDeg: -6 },
          title: { en: 'Llamas', sw: 'Lama' },
          text: {
            en: 'Llamas carried loads on the roads of the Incas, 25 to 30 kg each, and gave wool, meat and dung to burn. Those that graze here keep the grass of the terraces short.',
            sw: 'Lama walibeba mizigo kwenye barabara za Wainka, kilo 25 hadi 30 kila mmoja, na kutoa sufu, nyama na samadi ya kuwasha moto. Wanaolisha hapa hufupisha nyasi za matuta.',
          },
          source: wikipedia('Llama'),
        },
        {
          id: 'circuit',
          kind: 'etiquette',
          direction: { headingDeg: 112, pitchDeg: -15 },
          title: { en: 'On the circuit', sw: 'Njiani' },
          text: {
            en: 'Keep to the circuit of your ticket, which leads one way. Nothing may be touched or climbed, sticks need rubber tips, and drones and large bags stay outside.',
            sw: 'Fuata njia ya tiketi yako, inayokwenda upande mmoja. Usiguse wala kupanda chochote, fimbo ziwe na mpira, na droni na mifuko mikubwa hubaki nje.',
          },
          source: tickets,
        },
        {
          id: 'terraces',
          kind: 'nature',
          direction: { headingDeg: 128, pitchDeg: -3 },
          title: { en: 'Terraces', sw: 'Matuta' },
          text: {
            en: 'The terraces are more than fields. Under the soil lie sand, gravel and stones that lead the rain away: without them the city would have slid down the mountain long ago.',
            sw: 'Matuta si mashamba tu. Chini ya udongo kuna mchanga, kokoto na mawe yanayopitisha maji ya mvua: bila hayo mji ungeporomoka mlimani zamani.',
          },
          source: wikipedia('Machu Picchu'),
        },
        {
          id: 'guardhouse',
          kind: 'history',
          direction: { headingDeg: 276, pitchDeg: -2 },
          title: { en: 'The guardhouse', sw: 'Nyumba ya walinzi' },
          text: {
            en: 'From this house one overlooks the whole city and the ways that lead into it. Its walls are old; the roof of grass was put on in our time, to show how the houses once looked.',
            sw: 'Kutoka nyumba hii unaona mji mzima na njia zinazoingia. Kuta zake ni za kale; paa la nyasi liliwekwa siku hizi, kuonyesha nyumba zilivyokuwa zamani.',
          },
          source: wikipedia('Machu Picchu'),
        },
        {
          id: 'city',
          kind: 'history',
          direction: { headingDeg: 344, pitchDeg: -14 },
          title: { en: 'A city of the Incas', sw: 'Mji wa Wainka' },
          text: {
            en: 'Machu Picchu was built around 1450, probably as an estate of the ruler Pachacuti, and left about a century later. It lies 2,430 m above the sea, lower than Cusco.',
            sw: 'Machu Picchu ilijengwa karibu 1450, pengine kama makazi ya mtawala Pachacuti, na kuachwa takriban karne moja baadaye. Iko mita 2,430 juu ya bahari, chini kuliko Cusco.',
          },
          source: unesco,
        },
        {
          id: 'months',
          kind: 'season',
          direction: null,
          title: { en: 'Best months', sw: 'Miezi mizuri' },
          text: {
            en: 'May to September is dry, with cold nights and clear mornings. From December to March it rains hard, and the Inca Trail is closed in February.',
            sw: 'Mei hadi Septemba ni kavu, usiku wa baridi na asubuhi angavu. Desemba hadi Machi mvua ni kubwa, na Njia ya Wainka hufungwa Februari.',
          },
          source: wikipedia('Inca Trail to Machu Picchu'),
        },
      ],
    },
  ],
  sources: [unesco, tickets],
}
