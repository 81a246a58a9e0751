import type { keptToursEn } from './kept-tours.en.ts'

export const keptToursSw: typeof keptToursEn = {
  heading: 'Bila mtandao',
  text: (megabytes) => `Hifadhi ziara hii kwenye kifaa hiki (MB ${megabytes}) uifungue popote, hata pasipo na mtandao.`,
  keep: 'Hifadhi kwa nje ya mtandao',
  stop: 'Simamisha',
  progress: (percent) => `Asilimia ${percent} imepakuliwa`,
  kept: (megabytes) => `Iko kwenye kifaa hiki, MB ${megabytes}. Hufunguka bila mtandao.`,
  unfinished: (megabytes, all) =>
    `Haijakamilika: MB ${megabytes} kati ya ${all} ziko kwenye kifaa hiki. Ukiendelea, yanapakuliwa yaliyobaki tu.`,
  unfinishedSize: (megabytes, all) => `Haijakamilika, MB ${megabytes} kati ya ${all}`,
  resume: 'Endelea',
  resumeTour: (place) => `Endelea kuhifadhi ${place}`,
  keepingTour: (place) => `Inahifadhi ${place}`,
  stopTour: (place) => `Simamisha kuhifadhi ${place}`,
  remove: 'Ondoa',
  removeTour: (place) => `Ondoa ${place} kwenye kifaa hiki`,
  noRoom: {
    title: 'Nafasi haitoshi',
    text: (megabytes) =>
      `Kivinjari hakina nafasi ya MB ${megabytes}. Ondoa ziara nyingine au safisha nafasi, kisha ujaribu tena.`,
  },
  failed: {
    title: 'Haikuhifadhiwa',
    text: 'Muunganisho umekatika. Jaribu tena: yaliyokwisha kupakuliwa hayapakuliwi upya.',
  },
  list: 'Zilizohifadhiwa kwenye kifaa hiki',
}
