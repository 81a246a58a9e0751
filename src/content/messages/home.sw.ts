import type { homeEn } from './home.en.ts'

export const homeSw: typeof homeEn = {
  title: 'Igundue Dunia kwa Uhalisia Unaokuzunguka',
  hero: {
    title: 'Igundue Dunia kwa Uhalisia Unaokuzunguka',
    text: 'Simama mahali kabla ya kwenda. Geuka, tazama juu, kisha amua kwa macho yako mwenyewe.',
    tryVr: 'Jaribu VR',
    planTrip: 'Panga Safari Yangu',
    travelers: 'Wasafiri 5000+ walioridhika',
    onThisPage: 'Kwenye ukurasa huu',
    features: 'Huduma',
    vrTours: 'Ziara za VR',
    arGuides: 'Miongozo ya AR',
    pause: 'Simamisha mzunguko wa mandhari',
    play: 'Acha mandhari yazunguke',
    illustration: 'Maasai Mara, Kenya · Kielelezo',
  },
  features: {
    title: 'Safiri Kama Hujawahi Kusafiri',
    text: 'Kuanzia kutazama kwa mara ya kwanza hadi mwongozo mkononi mwako: yote yaliyo kati ya ndoto na safari, mahali pamoja.',
    tryMoeva: 'Jaribu Moeva AI Sasa',
    cards: {
      vr: {
        title: 'Ziara za VR',
        text: 'Tazama mahali kwa miwani ya VR, au kwenye skrini uliyo nayo tayari. Hakuna cha kusakinisha, kiungo tu.',
      },
      ar: {
        title: 'Miongozo ya AR',
        text: 'Ukiwa hapo, simu yako hutaja unachokiona: vilele, miti na majengo, pamoja na hadithi zake.',
      },
      itineraries: {
        title: 'Ratiba Zako Binafsi',
        text: 'Siku zilizopangwa kwa mwendo wako, msimu wako na bajeti yako, na hubadilishwa kwa urahisi.',
      },
      moeva: {
        title: 'Msaidizi Moeva AI',
        text: 'Uliza uende lini, ubebe nini na ufike vipi. Moeva hujibu ukiwa bado unatazama.',
      },
      bookings: {
        title: 'Malipo Salama',
        text: 'Lipa kwa kadi, PayPal au pesa ya simu, na uone unachokilipia kabla ya kulipa.',
      },
      hub: {
        title: 'UtaliiHub',
        text: 'Waongozaji, waandaaji wa safari na wenyeji katika soko moja, karibu na maeneo wanayoyajua.',
      },
    },
  },
  community: {
    title: 'Kutoka Jumuiya ya Utalii',
    text: 'Mandhari, miongozo na hadithi kutoka kwa waliokuwepo.',
    seeMore: 'Ona zaidi',
    viewDetails: 'Ona Maelezo',
    likes: (count) => `Imependwa mara ${count}`,
    views: (count) => `Imetazamwa mara ${count}`,
    post: 'Chapisho',
    posts: {
      balloons: 'Maputo juu ya Mara kabla ya kifungua kinywa',
      dhow: 'Kuusoma upepo ukiwa kwenye jahazi',
      groundsels: 'Miti mikubwa ya groundsel ya Kilimanjaro',
      camp: 'Kambi juu ya mawingu',
    },
    tryMoeva: 'Jaribu Moeva AI',
    becomeProvider: 'Kuwa Mtoa Huduma',
    share: 'Shiriki VR / AR',
    quickActions: 'Vitendo vya haraka',
  },
  vr: {
    title: 'Maeneo matatu, yaliyokunjuliwa',
    text: 'Ziara ya VR ni duara zima. Ikikunjuliwa huonekana hivi; ikikuzunguka, wewe hugeuza kichwa tu.',
    button: 'Jinsi ziara za VR zinavyofanya kazi',
    lookAround: (place) => `Tazama ${place}`,
    circle: (place) => `Duara zima la ${place}, 360° kutoka kushoto kwenda kulia`,
  },
  ar: {
    title: 'Mwongozo unaoonyesha kwa kidole',
    text: 'Inua simu yako na mandhari hupata majina: kilele kinaitwaje, mti una umri gani, njia inaelekea wapi.',
    points: {
      history: { title: 'Historia ya Mahali', text: 'Yaliyotokea hapa, yakisimuliwa hapa hapa.' },
      language: { title: 'Tafsiri ya Lugha', text: 'Mabango na menyu kwa lugha unayoisoma.' },
      gems: { title: 'Hazina Zilizojificha', text: 'Maeneo ambayo wenyeji wangemwonyesha rafiki.' },
      maps: { title: 'Ramani Shirikishi', text: 'Njia, ikichorwa juu ya njia yenyewe.' },
    },
    button: 'Jaribu Mwongozo wa AR',
    pictureAlt: 'Simu inataja kile kamera yake inachokiona Kilimanjaro. Kielelezo.',
    kibo: 'Kibo',
    kiboText: 'Kilele, mita 5,895',
    groundsel: 'Groundsel kubwa',
    groundselText: 'Huhifadhi majani yake makavu kama koti dhidi ya baridi',
  },
  hub: {
    title: 'UtaliiHub',
    text: 'Orodha ya watakaokufikisha huko. Chagua unavyotaka kusafiri.',
    providers: (count) => `Watoa huduma ${count}`,
    explore: 'Gundua',
    categories: {
      eco: { title: 'Utalii wa Mazingira', text: 'Wanyama kwa umbali wao, kambi zisizoacha alama.' },
      adventure: { title: 'Safari za Kusisimua', text: 'Vilele, njia na maji wazi, na watu wanaoijua njia ya kurudi.' },
      culture: {
        title: 'Uzoefu wa Kitamaduni',
        text: 'Ufundi, mapishi na matanga ya majahazi, kutoka kwa wanaoishi navyo.',
      },
      luxury: { title: 'Mapumziko ya Kifahari', text: 'Mchanga mweupe, kivuli cha makuti, na hakuna mwenye haraka.' },
    },
  },
  moeva: {
    title: 'Kutana na Moeva AI',
    text: 'Mwambie Moeva unachokiota, upate mpango unaoweza kuubadilisha. Mazungumzo kama hayo huenda hivi.',
    sample: 'Mfano wa mazungumzo',
    you: 'Wewe',
    question:
      'Nina siku 10 nchini Japani mwezi Aprili. Nataka mahekalu, chakula na sehemu moja tulivu. Ungezigawa vipi?',
    answer:
      'Aprili ni msimu wa maua ya cheri, kwa hiyo weka nafasi mapema. Ningetoka penye kelele kwenda penye utulivu na kurudi:',
    days: {
      tokyo: { days: 'Siku 1–3', text: 'Tokyo: Asakusa, maua ya Mto Meguro, sushi ya Toyosu' },
      hakone: { days: 'Siku 4', text: 'Hakone: usiku wa onsen ukiutazama Mlima Fuji' },
      kyoto: { days: 'Siku 5–7', text: 'Kyoto: Fushimi Inari alfajiri, Soko la Nishiki, chai ya Uji' },
      koya: { days: 'Siku 8–9', text: 'Mlima Koya: kulala hekaluni. Sehemu yako tulivu' },
      osaka: { days: 'Siku 10', text: 'Osaka: vyakula vya mtaani Dotonbori, ndege kutoka Kansai' },
    },
    followUp: 'Siku ya 4 ni ghali kwetu.',
    followUpAnswer: 'Basi laleni Odawara na mtembelee onsen mchana. Itaokoa karibu nusu, na treni ni fupi.',
  },
  callToAction: {
    title: 'Utasimama wapi kwanza?',
    text: 'Anza kwa kutazama mara moja. Safari inaweza kusubiri hadi uwe na uhakika.',
    start: 'Anza Safari Yako',
    demo: 'Tazama Onyesho',
  },
}
