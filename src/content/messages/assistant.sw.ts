import type { assistantEn } from './assistant.en.ts'
import { plural } from './language.ts'
import { monthsSw } from '#functions/_shared/months.ts'

const INTERESTS: Readonly<Record<string, string>> = {
  wildlife: 'wanyamapori',
  safari: 'safari ya wanyama',
  beach: 'ufukwe',
  sea: 'bahari',
  diving: 'matumbawe',
  mountain: 'mlima',
  hiking: 'kutembea milimani',
  culture: 'utamaduni',
  city: 'mji',
  'night-sky': 'anga la usiku',
  sailing: 'majahazi',
}

export const assistantSw: typeof assistantEn = {
  log: 'Mazungumzo na Moeva AI',
  greeting: 'Jambo! Mimi ni Moeva AI. Niulize kuhusu maeneo ya orodha, au nikupangie siku kadhaa.',
  greetingFor: (place) => `Jambo! Mimi ni Moeva AI. Ungependa kujua nini kuhusu ${place}?`,
  you: 'Wewe: ',
  moeva: 'Moeva AI: ',
  modes: { catalogue: 'Moeva (hali ya orodha)', model: 'Moeva AI' },
  label: 'Muulize Moeva AI',
  placeholder: 'Wakati gani ni bora kwenda?',
  send: 'Tuma',
  stop: 'Simamisha',
  retry: 'Jaribu tena',
  copy: 'Nakili jibu',
  copied: { title: 'Imenakiliwa', text: 'Jibu liko kwenye ubao wako wa kunakili.' },
  good: 'Jibu zuri',
  bad: 'Jibu baya',
  thanks: { title: 'Asante', text: 'Maoni yako yamepokelewa.' },
  speak: 'Soma kwa sauti',
  dictate: 'Sema swali lako',
  stopped: 'Imesimamishwa.',
  failed: 'Moeva hakuweza kujibu. Angalia mtandao kisha ujaribu tena.',
  refused: 'Maswali yamekuwa mengi. Tafadhali jaribu tena baada ya saa moja.',
  sources: 'Vyanzo',
  suggestions: 'Mapendekezo',
  showMe: (spot) => `Nionyeshe: ${spot}`,
  starters: ['Nitafutie ufukwe', 'Linganisha Zanzibar na Kilimanjaro', 'Nipangie safari', 'Bei ni gani?'],
  startersFor: [
    'Naweza kuona nini hapa?',
    'Wakati bora wa kwenda ni lini?',
    'Nitafikaje huko?',
    'Ninahitaji siku ngapi?',
  ],
  trip: {
    title: (days) => plural('sw', days, { one: 'Mpango wa siku moja', other: `Mpango wa siku ${days}` }),
    days: (first, last) => (first === last ? `Siku ya ${first}` : `Siku ya ${first}–${last}`),
    way: (days) =>
      plural('sw', days, {
        one: 'Siku iliyotangulia hutumika njiani.',
        other: `Siku ${days} zilizotangulia hutumika njiani.`,
      }),
    reason: (reason) => {
      switch (reason.code) {
        case 'season-good':
          return `${monthsSw[reason.month - 1] ?? ''} ni mwezi mzuri hapa`
        case 'season-poor':
          return `${monthsSw[reason.month - 1] ?? ''} si mwezi mzuri hapa`
        case 'season-unknown':
          return `orodha haisemi lolote kuhusu ${monthsSw[reason.month - 1] ?? ''} hapa`
        case 'interest':
          return `kwa ajili ya ${INTERESTS[reason.interest] ?? reason.interest}`
        case 'length':
          return `huchukua siku ${reason.minDays} hadi ${reason.maxDays}`
        case 'wished':
          return 'umepataja'
        case 'start':
          return 'unaanzia hapa'
        case 'nearest':
          return 'ndipo karibu zaidi kati ya yaliyobaki'
        case 'rest':
          return 'pamoja na siku ya kupumzika baada ya kupanda'
      }
    },
    warning: (warning, name) => {
      switch (warning.code) {
        case 'no-month':
          return 'Bila mwezi, misimu haikuangaliwa.'
        case 'no-prices':
          return 'Orodha haina bei za safari, kwa hiyo bajeti haiwezi kukaguliwa.'
        case 'nothing-fits':
          return 'Hakuna mahali panapofaa. Siku zaidi au ombi lingine linaweza kusaidia.'
        case 'no-such-interest':
          return 'Hakuna mahali pa orodha panapojulikana kwa hilo; yote yameangaliwa.'
        case 'no-timetable':
          return `${name(warning.fromId)} hadi ${name(warning.toId)}: karibu kilomita ${warning.straightKm} kwa mstari ulionyooka. Hapa hakuna ratiba ya usafiri; hakiki jinsi ya kufika.`
        case 'too-short':
          return `${name(warning.placeId)} huhitaji angalau siku ${warning.minDays}.`
        case 'no-room':
          return `${name(warning.placeId)} haina nafasi pamoja na mengine.`
        case 'spare-days':
          return `Siku zilizobaki: ${warning.days}.`
      }
    },
    save: 'Hifadhi kwenye Safari Zangu',
    saved: { title: 'Imehifadhiwa', text: 'Mpango uko kwenye Safari Zangu.' },
    saveFailed: { title: 'Haikuhifadhiwa', text: 'Angalia mtandao kisha ujaribu tena.' },
    signIn: 'Ingia ili kuuhifadhi',
    open: 'Fungua Safari Zangu',
  },
  history: {
    title: 'Mazungumzo ya awali',
    start: 'Mazungumzo mapya',
    empty: 'Unachouliza huhifadhiwa hapa, kwa ajili yako peke yako.',
    open: (title) => `Fungua: ${title}`,
    remove: (title) => `Futa: ${title}`,
    removed: { title: 'Imefutwa', text: 'Mazungumzo yameondolewa.' },
    failed: { title: 'Haikufanyika', text: 'Angalia mtandao kisha ujaribu tena.' },
  },
}
