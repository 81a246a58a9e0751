import type { pricingEn } from './pricing.en.ts'

export const pricingSw: typeof pricingEn = {
  title: 'Bei',
  description:
    'Mipango minne kwa wasafiri, waongozaji na maeneo ya utalii, kuanzia mitazamo ya VR kwa dola moja kwa mwezi hadi jukwaa lako mwenyewe. Lipa kwa PayPal, kadi au pesa kwa simu.',
  header: {
    kicker: 'Bei',
    title: 'Chagua unataka kufika wapi',
    text: 'Tazama kwa dola moja, safiri na miongozo yote, au walete wageni wako. Unalipia miezi unayochagua tu.',
  },
  billing: 'kwa mwezi',
  mostPopular: 'Unaopendwa Zaidi',
  cta: 'Jiunge Nasi',
  plans: {
    explorer: {
      description: 'Mtazamo wa kwanza wa mahali unapopaota.',
      features: [
        'Mitazamo michache ya VR',
        'Miongozo ya msingi ya AR katika maeneo teule',
        'Kusoma machapisho ya jumuiya',
        'Moeva AI ya msingi',
      ],
    },
    adventurer: {
      description: 'Kwa wenye safari akilini.',
      features: [
        'Mitazamo ya VR bila kikomo',
        'Miongozo kamili ya AR',
        'Kushiriki katika jumuiya',
        'Mapendekezo ya juu ya AI',
        'Msaada wa kipaumbele',
        'Kupakua kwa matumizi nje ya mtandao',
      ],
    },
    'guide-pro': {
      description: 'Kwa waongozaji na kampuni zinazotafuta wageni.',
      features: [
        'Kila kilicho kwenye Adventurer',
        'Wasifu wa kitaalamu',
        'Zana za kutangaza huduma',
        'Takwimu za wateja',
        'Muunganisho wa masoko',
        'Msaada wa biashara',
        'Zana za kutengeneza maudhui',
      ],
    },
    enterprise: {
      description: 'Kwa maeneo ya utalii na makundi yenye mipango yao.',
      features: [
        'VR na AR zinazotengenezwa kwa ajili yako',
        'Meneja maalumu wa akaunti',
        'Ufikiaji wa API',
        'Kwa jina na nembo yako',
        'Uchambuzi na ripoti',
        'Mafunzo kwa wafanyakazi',
        'Msaada wa hali ya juu saa 24 kila siku',
      ],
    },
  },
  faq: {
    title: 'Maswali kuhusu malipo',
    items: [
      {
        question: 'Je, naweza kubadilisha mpango?',
        answer: 'Unaweza kubadilisha mpango wakati wowote. Mabadiliko yanaanza kipindi kijacho cha malipo.',
      },
      {
        question: 'Nimefungwa kwa muda gani?',
        answer: 'Hakuna mikataba ya muda mrefu. Mipango ni ya mwezi au ya mwaka, upendavyo.',
      },
      {
        question: 'Je, kuna majaribio ya bure?',
        answer: 'Adventurer ina siku 14 za majaribio ya bure, bila kadi ya benki.',
      },
      {
        question: 'Naweza kulipa vipi?',
        answer: 'Tunapokea kadi kuu, PayPal, pesa kwa simu, na PesaPal katika nchi teule.',
      },
    ],
    all: 'Tazama Maswali Yote',
  },
  closing: {
    title: 'Mandhari yanakungoja',
    text: 'Anza mwenyewe leo, au tukujengee kitu kwa ajili ya wageni wako wote.',
    start: 'Anza Bure',
    sales: 'Wasiliana na Mauzo',
  },
  sheet: {
    title: 'Chagua Muda wa Usajili',
    months: 'Miezi',
    monthsForms: { one: 'Mwezi', other: 'Miezi' },
    total: 'Jumla',
    method: 'Njia ya malipo',
    methodTexts: { paypal: 'Kadi na salio la PayPal', pesapal: 'Pesa kwa simu na kadi' },
    details: 'Taarifa zako',
    firstName: 'Jina la kwanza',
    lastName: 'Jina la ukoo',
    email: 'Barua pepe',
    phone: 'Simu (si lazima)',
    cancel: 'Ghairi',
    pay: 'Lipa',
    close: 'Funga',
    processing: (provider) => `Tunafungua ${provider}…`,
  },
  toasts: {
    redirecting: {
      title: (provider) => `Tunakupeleka kwenye malipo ya ${provider}`,
      text: 'Utapelekwa huko kukamilisha malipo yako.',
    },
    failed: { title: 'Hitilafu ya Malipo', text: 'Malipo yako hayakuweza kuanzishwa. Tafadhali jaribu tena.' },
  },
}
