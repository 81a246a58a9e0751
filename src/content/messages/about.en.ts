export const aboutEn = {
  title: 'About Us',
  description:
    'Utalii was founded in 2023 in Tanzania, so that people can stand in a place before they go there. Our story, our mission and whom we serve.',
  hero: {
    title: 'About Us',
    text: 'We build the look around that comes before the journey.',
  },
  story: {
    title: 'Our Story',
    text: [
      'Utalii was founded in 2023 in Tanzania, by people who kept being asked the same question about their home: what is it really like there? A brochure shows one side of a place. We wanted to answer with all 360 degrees.',
      'So we began with what lies at our door: a savanna, a coast and a mountain. Whoever wants to know what it is like to stand there opens a link and looks around.',
    ],
  },
  vision: {
    title: 'From Vision to Reality',
    text: [
      'The idea was simple: nobody should have to book a journey to find out whether it is theirs. Today a panorama opens in the browser, on a phone with a slow connection as well as in a headset, and it is sharp within seconds.',
      'Around it stands what a journey needs: tours that tell what you see, a community that tells how it was, and an assistant that plans the days. Guides that speak on site, and a marketplace of the people who take you there, are being built.',
    ],
  },
  mission: {
    title: 'Our Mission',
    text: 'To let everyone see a place honestly before they decide to travel, and to bring them to those who know it best.',
  },
  transforms: {
    title: 'How it Transforms Your Travel',
    cards: [
      {
        id: 'exploration',
        title: 'Virtual Exploration',
        text: 'Stand where you may one day stand, look where you like, and find out what no brochure shows.',
      },
      {
        id: 'insights',
        title: 'Local Insights',
        text: 'Good months, local manners and real distances, with the sources where they can be read.',
      },
      {
        id: 'feedback',
        title: 'Community Feedback',
        text: 'What travelers found when they arrived, the good and the rest.',
      },
      {
        id: 'recommendations',
        title: 'AI Recommendations',
        text: 'Moeva AI suggests places and days that suit your time, budget and pace.',
      },
    ],
  },
  serve: {
    title: 'Who We Serve',
    travelers: {
      title: 'For Travelers',
      text: 'You have a few days a year and want them to be right. Look around first, plan with what you saw, and keep a tour on your phone for the way.',
      button: 'Start exploring',
    },
    providers: {
      title: 'For Service Providers',
      text: 'You guide, host, drive or cook, and your place sells itself once people stand in it. Show it all the way round, and be among the first in UtaliiHub, our marketplace, when it opens.',
      button: 'Join UtaliiHub',
    },
  },
  faq: {
    title: 'Frequently Asked Questions',
    questions: [
      {
        question: 'Do I need a VR headset?',
        answer:
          'No. Every panorama opens in the browser of a phone or a computer, where you turn by dragging, by key or by moving the phone. With a headset that supports WebXR you step inside it from the same page.',
      },
      {
        question: 'Which destinations can I explore?',
        answer:
          'Explore opens the Maasai Mara in Kenya, and Zanzibar and Mt. Kilimanjaro in Tanzania. VR tours adds places in other parts of the world, among them Santorini and the Grand Canyon. All are open to everyone, without an account.',
      },
      {
        question: 'Are these photographs?',
        answer:
          'The pictures and panoramas shown today are illustrations, rendered by computer, and each says so. Photographs will name their author and licence.',
      },
      {
        question: 'How can I offer my services on Utalii?',
        answer:
          'UtaliiHub, the marketplace where guides and hosts present themselves, is being built. Guide Pro is the plan for it, and Enterprise the one for an organisation; the guide says what each contains and what can be used today.',
      },
    ],
  },
  contact: {
    title: 'Contact',
    text: 'Questions, corrections, a place we should see: write or call.',
  },
  company: {
    title: 'Our Parent Company',
    text: 'Utalii is owned by a technology group based in Dar es Salaam. Its engineers build and run what you see here.',
    place: 'Dar es Salaam, Tanzania',
    figures: [
      { figure: '10+', label: 'countries' },
      { figure: '1M+', label: 'users' },
      { figure: '20+', label: 'engineers' },
      { figure: '15+', label: 'countries served' },
      { figure: '30+', label: 'partners' },
      { figure: '8+', label: 'years' },
    ],
  },
  callToAction: {
    title: 'Look around with us',
    text: '5000+ satisfied travelers saw the place before they saw the plane.',
    button: 'Create your account',
    dashboard: 'Go to Dashboard',
  },
}
