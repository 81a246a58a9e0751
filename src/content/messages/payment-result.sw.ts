import type { paymentResultEn } from './payment-result.en.ts'

export const paymentResultSw: typeof paymentResultEn = {
  success: {
    title: 'Asante',
    heading: 'Asante sana, safari njema',
    text: 'Barua pepe ya uthibitisho itafuata.',
    unconfirmed:
      'Agizo lako bado halijathibitishwa. Mpango wako unaanza mara tu malipo yanapothibitishwa kwetu, hata ukifunga ukurasa huu.',
    confirmed: (plan) => `Malipo yako yamethibitishwa: ${plan} ni wako.`,
    states: {
      partly: 'Sehemu ya malipo yako imerudishwa kwako. Mpango wako unaendelea.',
      returned: 'Pesa za agizo hili zimerudi, kwa hiyo mpango wake umekwisha.',
      notPaid: 'Agizo hili halikulipwa, kwa hiyo hakuna mpango ulioanza.',
    },
    claim: 'Barua pepe ina kiungo. Ingia, kifungue mara moja, na miezi inakuwa ya akaunti yako.',
    order: 'Agizo',
    dashboard: 'Nenda kwenye Dashibodi',
    explore: 'Tazama Sasa',
    toast: {
      title: 'Malipo Yamefanikiwa!',
      text: (provider) => `Asante kwa malipo yako kupitia ${provider}.`,
    },
  },
  canceled: {
    title: 'Malipo yamesitishwa',
    heading: 'Umerudi kwa wakati',
    paidHeading: 'Malipo yako yamefika',
    text: 'Hakuna kilichotozwa. Kama kulikuwa na tatizo na malipo yako, tafadhali wasiliana nasi.',
    paidAfterAll: 'Agizo hili lililipwa hata hivyo, na miezi yake ni yako: pesa zilifika baada ya wewe kurudi.',
    paidUnclaimed: 'Agizo hili lililipwa hata hivyo: pesa zilifika baada ya wewe kurudi.',
    home: 'Rudi Mwanzo',
    retry: 'Jaribu Tena',
    toast: {
      title: 'Malipo Yamesitishwa',
      text: (provider) => `Malipo yako kupitia ${provider} yamesitishwa.`,
    },
  },
  confirming: {
    title: 'Tunathibitisha malipo yako',
    heading: 'Tunathibitisha malipo yako',
    order: 'Agizo',
    payments: 'Mpango na malipo',
    phases: {
      asking: 'Tunamuuliza mtoa huduma wa malipo. Inachukua sekunde chache.',
      slow: 'Inachukua muda kuliko kawaida. Unaweza kufunga ukurasa huu: tunaendelea kuuliza, na tutakutumia barua pepe malipo yakithibitishwa.',
      unreachable: 'Hatupatikani kwa sasa. Ukurasa huu unaendelea kujaribu; malipo yako hayapotei.',
    },
    waiting: {
      heading: 'Malipo yako bado hayajathibitishwa',
      text: 'Bado hatujui kama yamelipwa. Tunaendelea kumuuliza mtoa huduma bila ukurasa huu, na tutakutumia barua pepe malipo yakithibitishwa. Tafadhali usilipe tena kwa sasa.',
      again: 'Uliza tena',
    },
    failed: {
      heading: 'Malipo hayakufanikiwa',
      text: 'Mtoa huduma ameyakataa na hakuna kilichotozwa. Unaweza kujaribu tena, au kulipa kwa njia nyingine.',
    },
    differs: {
      heading: 'Malipo yako yanahitaji kuangaliwa nasi',
      text: (order) =>
        `Pesa zimetufikia, lakini si kiasi cha agizo hili, kwa hiyo hakuna mpango ulioanza. Ripoti yetu ya kila siku inatuonyesha: tunakurudishia ulicholipa, au tunakuandikia. Tafadhali usilipe tena; ukiwa na swali, tuandikie ukitaja agizo ${order}.`,
    },
    over: { heading: 'Malipo haya yamekwisha', text: 'Hayakulipwa kwa wakati, au pesa zimerudishwa kwako.' },
    unknown: {
      heading: 'Hatuwezi kuonyesha agizo hili hapa',
      text: 'Kama ulilipa ukiwa umeingia, ingia ili ulione. Kama lililipwa, linathibitishwa bila ukurasa huu.',
    },
  },
  claim: {
    payments: 'Mpango na malipo',
    signIn: 'Ingia',
    signUp: 'Fungua akaunti',
    signedOut: {
      heading: 'Mpango wako unakungoja',
      text: 'Ingia au fungua akaunti, kisha fungua tena kiungo kilicho kwenye barua pepe. Kinafanya kazi mara moja.',
    },
    claiming: { heading: 'Tunaupeleka mpango kwenye akaunti yako', text: 'Subiri kidogo.' },
    claimed: {
      heading: 'Mpango ni wako',
      text: 'Miezi yake iko kwenye akaunti yako. Mpango na malipo unaonyesha inapoanza na inapoisha.',
    },
    used: {
      heading: 'Kiungo hiki hakifanyi kazi tena',
      text: 'Kila kiungo hufanya kazi mara moja, na hakifanyi kazi pesa zake zikirudi. Kama si wewe uliyekitumia, tuandikie na namba ya agizo.',
    },
    failed: { heading: 'Haikufanikiwa', text: 'Angalia mtandao, kisha fungua tena kiungo kilicho kwenye barua pepe.' },
  },
}
