/** What stands around every page, and what is said where a page or a part of it fails. */
export const frameEn = {
  skip: 'Skip to content',
  tryAgain: 'Try again',
  regions: {
    navigation: 'The navigation bar could not be shown.',
    footer: 'The footer could not be shown.',
    sideNavigation: 'The side navigation could not be shown.',
    view: 'The 360° view could not be shown.',
  },
  page: {
    title: 'This page could not be shown',
    offline: 'You are offline. Try again when the connection is back.',
    network: 'The connection failed on the way. Check it and try again.',
    'not-found': 'What this page shows does not exist any more.',
    forbidden: 'You may not see this page.',
    'invalid-data': 'This page received something it could not read. Trying again may help.',
    unsupported: 'This browser cannot show this page.',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'Nothing lives at this address. It may have moved, or the link may have lost a letter.',
    home: 'Back to Home',
  },
}
