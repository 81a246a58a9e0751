import type { viewerEn } from './viewer.en.ts'

const DIRECTIONS = [
  'kaskazini',
  'kaskazini mashariki',
  'mashariki',
  'kusini mashariki',
  'kusini',
  'kusini magharibi',
  'magharibi',
  'kaskazini magharibi',
]

export const viewerSw: typeof viewerEn = {
  role: 'mandhari ya 360°',
  name: (place) => `Mandhari ya 360° ya ${place}`,
  loading: 'Mandhari ya 360° inapakiwa',
  keys: 'Vitufe vya mishale hugeuza mandhari, jumlisha na toa huvuta karibu na kusukuma mbali, Home hurudi mwanzo, F hujaza skrini, W husema unatazama upande gani.',
  twoFingers: 'Tumia vidole viwili kutazama huku na huku',
  illustration: 'Kielelezo',
  photograph: 'Picha halisi',
  controls: {
    group: 'Mandhari',
    fullScreen: 'Skrini nzima',
    phone: 'Tazama kwa kugeuza simu',
    zoomIn: 'Vuta karibu',
    zoomOut: 'Sukuma mbali',
    reset: 'Rudisha mandhari mwanzo',
    share: 'Shiriki mandhari hii',
    lowData: 'Data kidogo',
  },
  compass: {
    ask: 'Ninatazama upande gani',
    letters: ['Ks', 'Ms', 'Ku', 'Mg'],
    looking: (eighth) => `Unatazama ${DIRECTIONS[eighth % DIRECTIONS.length] ?? ''}`,
  },
  trouble: {
    offline: 'Huna mtandao. Mandhari itakuwa safi mtandao ukirudi.',
    failed: 'Mandhari ya 360° haikufika yote.',
    'no-webgl':
      'Kivinjari hiki hakiwezi kuchora mandhari ya 360° (WebGL imezimwa au haipo). Tazama huku na huku kwenye picha tulivu.',
    noScript: 'Kutazama huku na huku kunahitaji JavaScript. Mwonekano wa kwanza na maelezo yote ya mahali yapo hapa.',
    tryAgain: 'Jaribu tena',
  },
  phone: {
    title: 'Buruta ili kutazama',
    silent: 'Vihisi mwendo vya kifaa hiki havijibu; kuburuta hugeuza mandhari.',
    refused: 'Tovuti hii haijaruhusiwa kutumia vihisi mwendo; kuburuta hugeuza mandhari.',
  },
  linkCopied: { title: 'Kiungo kimenakiliwa', text: 'Kitafunguka upande unaotazama sasa.' },
  linkNotCopied: {
    title: 'Kiungo hakikunakiliwa',
    text: (link) => `Kivinjari hakikuruhusu. Kiungo ni ${link}`,
  },
  vr: {
    enter: 'Ingia VR',
    exit: 'Toka VR',
    failed: 'VR haikuanza',
    refused: 'Kivinjari hakijaruhusiwa kutumia miwani ya VR. Kiruhusu, kisha ubonyeze Ingia VR tena.',
    busy: 'Hakikisha miwani imewashwa na haitumiwi na programu nyingine, kisha ubonyeze Ingia VR tena.',
  },
  headsetLink: {
    title: 'Tazama kwa miwani ya VR',
    text: 'Fungua kiungo hiki kwenye kivinjari cha miwani ya VR, kama Meta Quest Browser au Safari ya Apple Vision Pro, kisha ubonyeze Ingia VR. Kitafunguka upande unaotazama sasa.',
    code: 'Msimbo wa QR wa kiungo',
    copy: 'Nakili kiungo',
    copied: { title: 'Kiungo kimenakiliwa', text: 'Kibandike kwenye kivinjari cha miwani yako.' },
    notCopied: { title: 'Kiungo hakikunakiliwa', text: 'Kivinjari hakikuruhusu. Nakili kiungo kwa mkono.' },
  },
  comfort: {
    title: 'Starehe ya miwani',
    text: 'Paneli iliyo ndani ya miwani ina chaguo hizo hizo.',
    turning: 'Kijiti hugeuza',
    snap: { label: 'Kwa hatua za 30°', hint: 'Hupunguza kichefuchefu' },
    smooth: { label: 'Taratibu', hint: 'Muda wote kijiti kinaposukumwa' },
    gaze: 'Kutazama huchagua',
    gazeOff: 'Hapana',
    gazeAfter: (seconds) => `Baada ya sekunde ${seconds}`,
  },
  close: 'Funga',
}
