/** Pricing: the page and its sheet. Plan and provider names are the same in every language. */
export const pricingEn = {
  title: 'Pricing',
  description:
    'Four plans for travelers, guides and destinations, from VR previews for a dollar a month to a platform of your own. Pay with PayPal, cards or mobile money.',
  header: {
    kicker: 'Pricing',
    title: 'Choose how far you want to go',
    text: 'Look around for a dollar, travel with every guide, or bring your own guests. You pay for the months you choose.',
  },
  billing: 'per month',
  mostPopular: 'Most Popular',
  cta: 'Join Us',
  plans: {
    explorer: {
      description: 'A first look at the places you dream of.',
      features: [
        'Limited VR previews',
        'Basic AR guides at select locations',
        'Community read access',
        'Basic Moeva AI',
      ],
    },
    adventurer: {
      description: 'For people who have a trip in mind.',
      features: [
        'Unlimited VR previews',
        'Full AR guides',
        'Community participation',
        'Advanced AI recommendations',
        'Priority support',
        'Offline downloads',
      ],
    },
    'guide-pro': {
      description: 'For guides and operators with guests to find.',
      features: [
        'All Adventurer features',
        'Professional profile showcase',
        'Service promotion tools',
        'Customer analytics',
        'Marketing integration',
        'Business support',
        'Content creation tools',
      ],
    },
    enterprise: {
      description: 'For destinations and groups with plans of their own.',
      features: [
        'Custom VR and AR development',
        'Dedicated account manager',
        'API access',
        'White label',
        'Analytics and reporting',
        'Staff training',
        '24/7 premium support',
      ],
    },
  },
  faq: {
    title: 'Questions about paying',
    items: [
      {
        question: 'Can I change my plan?',
        answer: 'You can change plans any time. The change takes effect in your next billing cycle.',
      },
      {
        question: 'How long am I bound?',
        answer: 'There are no long-term contracts. Plans are monthly or annual, as you like.',
      },
      {
        question: 'Is there a free trial?',
        answer: 'Adventurer comes with a 14-day free trial, with no credit card.',
      },
      {
        question: 'How can I pay?',
        answer: 'We accept major cards, PayPal, mobile money, and PesaPal in selected countries.',
      },
    ],
    all: 'View All FAQs',
  },
  closing: {
    title: 'The view is waiting',
    text: 'Begin by yourself today, or let us build something for all of your guests.',
    start: 'Get Started for Free',
    sales: 'Contact Sales',
  },
  sheet: {
    title: 'Select Subscription Duration',
    months: 'Months',
    monthsForms: { one: 'Month', other: 'Months' },
    total: 'Total',
    method: 'Payment method',
    methodTexts: { paypal: 'Cards and PayPal balance', pesapal: 'Mobile money and cards' },
    details: 'Your details',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone (optional)',
    cancel: 'Cancel',
    pay: 'Pay',
    close: 'Close',
    processing: (provider: string) => `Opening ${provider}…`,
  },
  toasts: {
    redirecting: {
      title: (provider: string) => `Redirecting to ${provider} payment gateway`,
      text: 'You will be redirected to complete your payment.',
    },
    failed: { title: 'Payment Error', text: 'There was a problem initiating your payment. Please try again.' },
  },
}
