/** The navigation beside the dashboard, and the sentence while nobody knows yet who is there. */
export const sideNavigationEn = {
  label: 'Side navigation',
  toggle: 'Toggle sidebar',
  tagline: 'Stand there before you go.',
  loading: 'Loading...',
  unreachable: 'The server cannot be reached. You are still signed in, and this page comes back as soon as it answers.',
  tryAgain: 'Try again',
  groups: { navigation: 'Navigation', features: 'Features', account: 'Account' },
  items: {
    home: 'Home',
    dashboard: 'Dashboard',
    explore: 'Explore Destinations',
    tourismCommunity: 'Tourism Community',
    trips: 'My Trips',
    community: 'Community',
    moevaAi: 'Moeva AI',
    profile: 'My Profile',
    settings: 'Settings',
  },
  signOut: 'Sign Out',
}
