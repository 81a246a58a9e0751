import type { frameEn } from './frame.en.ts'

export const frameSw: typeof frameEn = {
  skip: 'Nenda kwenye maudhui',
  tryAgain: 'Jaribu tena',
  regions: {
    navigation: 'Upau wa urambazaji haukuweza kuonyeshwa.',
    footer: 'Sehemu ya chini ya ukurasa haikuweza kuonyeshwa.',
    sideNavigation: 'Urambazaji wa pembeni haukuweza kuonyeshwa.',
    view: 'Mwonekano wa 360° haukuweza kuonyeshwa.',
  },
  page: {
    title: 'Ukurasa huu haukuweza kuonyeshwa',
    offline: 'Huna mtandao. Jaribu tena mtandao utakaporudi.',
    network: 'Mtandao ulikatika njiani. Uangalie kisha ujaribu tena.',
    'not-found': 'Kilichoonyeshwa na ukurasa huu hakipo tena.',
    forbidden: 'Huruhusiwi kuona ukurasa huu.',
    'invalid-data': 'Ukurasa huu umepokea kitu usichoweza kukisoma. Kujaribu tena kunaweza kusaidia.',
    unsupported: 'Kivinjari hiki hakiwezi kuonyesha ukurasa huu.',
  },
  notFound: {
    title: 'Samahani! Ukurasa haupo',
    text: 'Hakuna kitu kwenye anwani hii. Huenda ukurasa umehamishwa, au kiungo kimepoteza herufi.',
    home: 'Rudi Mwanzo',
  },
}
