/** What stands around the articles and the policies, which are written in MDX. */
export const documentationEn = {
  eyebrow: 'Utalii, explained',
  title: 'Documentation & Guides',
  text: 'How to look around a destination before you travel, on any screen and in a headset, and how the rest of Utalii works.',
  guides: 'Guides',
  contents: {
    title: 'Contents',
    'vr-experience': 'VR experience',
    'ar-guides': 'AR guides',
    'mobile-app': 'Mobile app',
    community: 'Community',
  },
  next: { label: 'Next guide', readOn: 'Read on:' },
  policies: { label: 'Policies', title: 'All policies', lastUpdated: 'Last Updated:', date: 'May 13, 2025' },
  notYet: 'Not here yet',
}
