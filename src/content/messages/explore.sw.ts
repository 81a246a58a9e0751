import type { exploreEn, PlaceTexts } from './explore.en.ts'
import { plural } from './language.ts'

/** By the slug of the destination. */
const PLACES: Readonly<Record<string, PlaceTexts>> = {
  'maasai-mara-safari': {
    description:
      'Nyika iliyo wazi chini ya anga kubwa, ambako simba, tembo na twiga huishi kwenye nyasi moja kati ya miti yenye vilele bapa. Kuanzia Julai hadi Oktoba uhamaji mkuu huleta nyumbu na pundamilia kuvuka Mto Mara. Toka alfajiri, mwanga ukiwa chini na wanyama wakiwa macho.',
    tags: ['Wanyamapori', 'Nyika', 'Uhamaji Mkuu'],
    locationText:
      'Kaunti ya Narok kusini magharibi mwa Kenya, mpakani na Tanzania, ambako hifadhi inaendelea kama Serengeti. Karibu kilomita 270 kwa barabara kutoka Nairobi, au dakika 45 kwa ndege kutoka Uwanja wa Wilson.',
  },
  'zanzibar-beaches': {
    description:
      'Mchanga mweupe wa matumbawe, maji ya kila rangi ya samawati, na majahazi ya mbao ambayo bado husafiri kwa pepo za msimu. Pwani ya mashariki maji hupwa kwa mamia ya mita na kuacha wangwa wa kutembea. Mji Mkongwe, wenye milango ya nakshi na masoko ya viungo, uko upande wa pili wa kisiwa.',
    tags: ['Ufukwe', 'Safari za majahazi', 'Kisiwa cha viungo'],
    locationText:
      'Unguja, kisiwa kikuu cha funguvisiwa la Zanzibar, karibu kilomita 35 kutoka Tanzania bara. Takriban saa mbili kwa boti kutoka Dar es Salaam hadi Mji Mkongwe, au dakika 20 kwa ndege.',
  },
  'mt-kilimanjaro': {
    description:
      'Mlima mrefu kuliko yote Afrika, mita 5,895 kwenye Kilele cha Uhuru, hupanda kutoka msitu wa mvua kupitia vichaka na jangwa la milimani hadi kwenye barafu. Groundsel kubwa humea pale mawingu yanapoishia, na kambi hutazama bahari yake nyeupe. Watu wengi huhitaji siku sita hadi nane kupanda na kushuka.',
    tags: ['Kupanda mlima', 'Kilele', 'Jangwa la milimani'],
    locationText:
      'Mkoa wa Kilimanjaro kaskazini mashariki mwa Tanzania, karibu na mpaka wa Kenya. Mji wa Moshi uko chini yake, karibu kilomita 40 kutoka Uwanja wa Ndege wa Kimataifa wa Kilimanjaro.',
  },
}

export const exploreSw: typeof exploreEn = {
  title: (place) => `Gundua ${place}`,
  place: (destination) => PLACES[destination.slug] ?? destination,
  backHome: 'Rudi Mwanzo',
  viewer: 'Mandhari ya 360°',
  welcome: { title: 'Karibu Gundua', text: 'Gundua maeneo ya kupendeza kwa mandhari ya 360°' },
  loaded: 'Mahali pamepakiwa',
  header: {
    previous: 'Mahali palipotangulia',
    next: 'Mahali panapofuata',
    rated: 'Imepewa ',
    outOfFive: ' kati ya 5',
    sample: 'mfano',
    rating: ' wa ukadiriaji',
    planVisit: 'Panga Ziara',
  },
  planning: (place) => ({ title: 'Ziara Inapangwa', text: `Safari yako ya ${place} inapangwa!` }),
  details: 'Maelezo',
  tabs: {
    label: 'Kuhusu mahali hapa',
    about: 'Kuhusu',
    location: 'Mahali',
    visit: 'Panga Ziara',
    askAi: 'Uliza AI',
  },
  tags: 'Lebo',
  gallery: {
    label: 'Picha',
    missing: 'Picha hii bado haijatengenezwa.',
    photo: (number) => `Picha ya ${number}`,
    count: (count) => plural('sw', count, { one: 'Picha 1', other: `Picha ${count}` }),
  },
  rotation: {
    group: 'Picha na mzunguko',
    returnTo360: 'Rudi kwenye Mandhari ya 360°',
    previousImage: 'Picha iliyotangulia',
    nextImage: 'Picha inayofuata',
    enable: 'Washa Mandhari ya 360°',
    stop: 'Simamisha Mzunguko',
    slider: 'Mzunguko',
    hint: 'Buruta kitelezi kuzungusha mandhari',
  },
  location: {
    outlines: 'Mipaka: Natural Earth.',
    failed: 'Ramani haikuweza kupakiwa. Angalia mtandao kisha ujaribu tena.',
    tryAgain: 'Jaribu tena',
    loading: 'Ramani inapakiwa',
    map: (place) => `Ramani ya Afrika Mashariki: ${place}`,
  },
  visit: {
    form: 'Panga Ziara',
    arrival: 'Tarehe ya kufika',
    departure: 'Tarehe ya kuondoka',
    visitors: 'Idadi ya wageni',
    requests: 'Maombi maalumu',
    submit: 'Tuma Ombi',
    errors: {
      arrivalMissing: 'Chagua tarehe ya kufika.',
      arrivalPast: 'Tarehe ya kufika imeshapita.',
      departureMissing: 'Chagua tarehe ya kuondoka.',
      departureEarly: 'Tarehe ya kuondoka iko kabla ya tarehe ya kufika.',
      visitorsMissing: 'Anahitajika angalau mgeni 1.',
    },
    sent: (place) => ({ title: 'Ombi limetumwa', text: `Ombi lako la ${place} liko kwenye Safari Zangu.` }),
    signedOut: { title: 'Ingia ili kuendelea', text: 'Ingia ili kutuma ombi lako la ziara.' },
    signIn: 'Ingia',
    draftKept: 'Rasimu yako inabaki kwenye kifaa hiki.',
    refused: {
      title: 'Ombi halikukubaliwa',
      text: 'Angalia tarehe na idadi ya wageni. Maombi yasiyozidi 20 yanaweza kuwa wazi kwa wakati mmoja.',
    },
    failed: {
      title: 'Ombi halikutumwa',
      text: 'Angalia mtandao kisha ujaribu tena. Rasimu yako inabaki kwenye kifaa hiki.',
    },
  },
}
