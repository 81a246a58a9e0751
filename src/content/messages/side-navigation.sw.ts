import type { sideNavigationEn } from './side-navigation.en.ts'

export const sideNavigationSw: typeof sideNavigationEn = {
  label: 'Menyu ya pembeni',
  toggle: 'Fungua au funga menyu',
  tagline: 'Simama pale kabla ya kwenda.',
  loading: 'Inapakia...',
  unreachable: 'Seva haipatikani. Bado umeingia, na ukurasa huu utarudi mara seva itakapojibu.',
  tryAgain: 'Jaribu tena',
  groups: { navigation: 'Urambazaji', features: 'Huduma', account: 'Akaunti' },
  items: {
    home: 'Mwanzo',
    dashboard: 'Dashibodi',
    explore: 'Gundua Maeneo',
    tourismCommunity: 'Jumuiya ya Utalii',
    trips: 'Safari Zangu',
    community: 'Jumuiya',
    moevaAi: 'Moeva AI',
    profile: 'Wasifu Wangu',
    settings: 'Mipangilio',
  },
  signOut: 'Toka',
}
