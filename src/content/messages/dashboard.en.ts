import { plural } from './language.ts'

export const dashboardEn = {
  title: 'Dashboard',
  heading: (name: string) => `Welcome, ${name}`,
  traveler: 'Traveler',
  welcome: (name: string) => ({ title: `Karibu, ${name}!`, text: 'Welcome to your dashboard.' }),
  lead: 'Look around first. Everything for the journey after that is kept here.',
  tabs: {
    label: 'Dashboard',
    names: {
      overview: 'Overview',
      utaliihub: 'UtaliiHub',
      'moeva-ai': 'Moeva AI',
      'ar-guides': 'AR Guides',
      'vr-tours': 'VR Tours',
    },
  },
  overview: {
    utaliihub: {
      title: 'UtaliiHub',
      text: 'Guides, operators and hosts, sorted by what they are good at.',
      button: 'Browse UtaliiHub',
    },
    'moeva-ai': {
      title: 'Moeva AI',
      text: 'When to go, what to pack, how to get there: one place to ask.',
      button: 'Open Moeva AI',
    },
    'ar-guides': {
      title: 'AR Travel Guides',
      text: 'Hold up your phone and the landscape says what it is called.',
      button: 'See AR Guides',
    },
    'vr-tours': {
      title: 'VR Travel Experiences',
      text: 'Six more places to stand in, from a caldera to a reef.',
      button: 'See VR Tours',
    },
  },
  hub: {
    title: 'Find a guide by what you love',
    search: 'Search UtaliiHub',
    searchHint: 'Wildlife, food, dhow…',
    sort: 'Sort by',
    sorts: { most: 'Most first', name: 'Name' },
    categories: 'Kinds of experience',
    all: 'All experiences',
    experiences: (count: number) => plural('en', count, { one: '1 experience', other: `${count} experiences` }),
    directory: 'Provider directory',
    providers: (count: number) => plural('en', count, { one: '1 provider', other: `${count} providers` }),
    explore: 'Explore',
    found: (categories: number, providers: number) =>
      `${plural('en', categories, { one: '1 kind of experience', other: `${categories} kinds of experience` })}, ` +
      plural('en', providers, { one: '1 group of providers', other: `${providers} groups of providers` }),
    samples: 'Sample counts: nobody has been counted yet.',
    nothing: (query: string) => `Nothing matches “${query}”. Try a shorter word, or look at everything.`,
    showAll: 'Show everything',
  },
  ar: {
    title: 'The guide that points',
    steps: [
      { title: 'Choose a place', text: 'Pick a guide before you leave. It is stored, so it works without a signal.' },
      { title: 'Hold up your phone', text: 'The camera shows what is there, and the labels find their place on it.' },
      { title: 'Touch a label', text: 'Each one opens its story: what it is, how old it is, where the path leads.' },
    ],
    download: 'Download AR App',
    dialog: {
      title: 'The AR app is not in the stores yet',
      text: 'When it is, this is what it needs:',
      needs: [
        'iPhone or iPad with iOS 14 or later',
        'Android 8.0 or later with Google Play Services for AR',
        'A camera, and location while you use a guide',
      ],
      openInBrowser: 'Open AR guide in browser',
      close: 'Close',
    },
    overlay: {
      label: 'Sample of an AR guide: a camp on Kilimanjaro',
      hint: 'A sample on a drawn picture. Touch a label.',
      bearing: '312° NW',
      pins: {
        kibo: {
          name: 'Kibo',
          fact: '5,895 m',
          text: 'The highest of three cones. The ice on its rim is about 11,700 years old.',
        },
        groundsel: {
          name: 'Giant groundsel',
          fact: 'about 5 m',
          text: 'Dendrosenecio kilimanjari. It adds some 2 cm of trunk a year; this one may be 200 years old.',
        },
        camp: {
          name: 'Camp',
          fact: 'about 3,900 m',
          text: 'A night at this height on the way up gives the body time to follow.',
        },
        clouds: {
          name: 'Sea of clouds',
          fact: 'below you',
          text: 'Warm air from the plain cools and stops rising here. It often clears before dawn.',
        },
      },
    },
  },
  vr: {
    title: 'Six places to stand in next',
    text: 'Each is a full circle that you can turn in, on this screen or in a headset.',
    browse: 'Browse VR Destinations',
    countries: {
      greece: 'Greece',
      japan: 'Japan',
      unitedStates: 'United States',
      peru: 'Peru',
      norway: 'Norway',
      australia: 'Australia',
    },
    places: {
      'santorini-sunset': 'Blue domes, and a caldera that keeps the last light.',
      'tokyo-streets': 'Bright signs and paper lanterns over wet asphalt.',
      'grand-canyon': 'Almost two billion years, layer by layer, down to the river.',
      'machu-picchu': 'Terraces above the clouds, and the peak behind them.',
      'northern-lights': 'A lake, a cabin, and green fire until morning.',
      'great-barrier-reef': 'Turtles between coral gardens, a few metres down.',
    },
    look: (place: string) => `Look around ${place}`,
  },
}
