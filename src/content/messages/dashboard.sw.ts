import type { dashboardEn } from './dashboard.en.ts'
import { plural } from './language.ts'

export const dashboardSw: typeof dashboardEn = {
  title: 'Dashibodi',
  heading: (name) => `Karibu, ${name}`,
  traveler: 'Msafiri',
  welcome: (name) => ({ title: `Karibu, ${name}!`, text: 'Karibu kwenye dashibodi yako.' }),
  lead: 'Tazama kwanza. Yote ya safari baada ya hapo yamewekwa hapa.',
  tabs: {
    label: 'Dashibodi',
    names: {
      overview: 'Muhtasari',
      utaliihub: 'UtaliiHub',
      'moeva-ai': 'Moeva AI',
      'ar-guides': 'Miongozo ya AR',
      'vr-tours': 'Ziara za VR',
    },
  },
  overview: {
    utaliihub: {
      title: 'UtaliiHub',
      text: 'Waongoza watalii, waendeshaji na wenyeji, kwa kile wanachokiweza.',
      button: 'Fungua UtaliiHub',
    },
    'moeva-ai': {
      title: 'Moeva AI',
      text: 'Wakati wa kwenda, cha kubeba, namna ya kufika: sehemu moja ya kuuliza.',
      button: 'Fungua Moeva AI',
    },
    'ar-guides': {
      title: 'Miongozo ya Safari ya AR',
      text: 'Inua simu yako, na mandhari yatasema jina lake.',
      button: 'Tazama miongozo ya AR',
    },
    'vr-tours': {
      title: 'Safari za VR',
      text: 'Sehemu sita zaidi za kusimama, kuanzia kaldera hadi mwamba wa matumbawe.',
      button: 'Tazama ziara za VR',
    },
  },
  hub: {
    title: 'Tafuta mwongozaji kwa unachokipenda',
    search: 'Tafuta katika UtaliiHub',
    searchHint: 'Wanyama, chakula, jahazi…',
    sort: 'Panga kwa',
    sorts: { most: 'Wengi kwanza', name: 'Jina' },
    categories: 'Aina za matukio',
    all: 'Matukio yote',
    experiences: (count) => plural('sw', count, { one: 'Tukio 1', other: `Matukio ${count}` }),
    directory: 'Orodha ya watoa huduma',
    providers: (count) => plural('sw', count, { one: 'Mtoa huduma 1', other: `Watoa huduma ${count}` }),
    explore: 'Gundua',
    found: (categories, providers) => `Aina ${categories} za matukio, makundi ${providers} ya watoa huduma`,
    samples: 'Idadi ni za mfano: hakuna aliyehesabiwa bado.',
    nothing: (query) => `Hakuna kinacholingana na “${query}”. Jaribu neno fupi zaidi, au tazama yote.`,
    showAll: 'Onyesha yote',
  },
  ar: {
    title: 'Mwongozo unaoonyesha',
    steps: [
      {
        title: 'Chagua mahali',
        text: 'Chagua mwongozo kabla ya kuondoka. Unahifadhiwa, kwa hiyo hufanya kazi bila mtandao.',
      },
      { title: 'Inua simu yako', text: 'Kamera inaonyesha kilichopo, na majina yanapata sehemu zake.' },
      { title: 'Gusa jina', text: 'Kila moja linafungua hadithi yake: ni nini, lina umri gani, njia inakwenda wapi.' },
    ],
    download: 'Pakua programu ya AR',
    dialog: {
      title: 'Programu ya AR haipo madukani bado',
      text: 'Itakapokuwepo, itahitaji haya:',
      needs: [
        'iPhone au iPad yenye iOS 14 au mpya zaidi',
        'Android 8.0 au mpya zaidi yenye Google Play Services for AR',
        'Kamera, na eneo ulipo unapotumia mwongozo',
      ],
      openInBrowser: 'Fungua mwongozo wa AR kwenye kivinjari',
      close: 'Funga',
    },
    overlay: {
      label: 'Mfano wa mwongozo wa AR: kambi kwenye Kilimanjaro',
      hint: 'Mfano juu ya picha iliyochorwa. Gusa jina.',
      bearing: '312° KM',
      pins: {
        kibo: {
          name: 'Kibo',
          fact: 'mita 5,895',
          text: 'Kilele kirefu kati ya vitatu. Barafu ya ukingoni ina umri wa miaka 11,700 hivi.',
        },
        groundsel: {
          name: 'Mti wa groundsel',
          fact: 'mita 5 hivi',
          text: 'Dendrosenecio kilimanjari. Hukua sentimita 2 kwa mwaka; huu unaweza kuwa na miaka 200.',
        },
        camp: {
          name: 'Kambi',
          fact: 'mita 3,900 hivi',
          text: 'Usiku mmoja katika kimo hiki huupa mwili muda wa kuzoea.',
        },
        clouds: {
          name: 'Bahari ya mawingu',
          fact: 'chini yako',
          text: 'Hewa ya joto kutoka tambarare hupoa na kusimama hapa. Mara nyingi huondoka kabla ya alfajiri.',
        },
      },
    },
  },
  vr: {
    title: 'Sehemu sita za kusimama baadaye',
    text: 'Kila moja ni duara kamili unaloweza kugeuka ndani yake, kwenye skrini hii au kwenye miwani.',
    browse: 'Tazama maeneo ya VR',
    countries: {
      greece: 'Ugiriki',
      japan: 'Japani',
      unitedStates: 'Marekani',
      peru: 'Peru',
      norway: 'Norwe',
      australia: 'Australia',
    },
    places: {
      'santorini-sunset': 'Kuba za buluu, na kaldera inayohifadhi mwanga wa mwisho.',
      'tokyo-streets': 'Mabango ya taa na taa za karatasi juu ya lami iliyolowa.',
      'grand-canyon': 'Karibu miaka bilioni mbili, tabaka kwa tabaka, hadi mtoni.',
      'machu-picchu': 'Matuta juu ya mawingu, na kilele nyuma yake.',
      'northern-lights': 'Ziwa, kibanda, na moto wa kijani hadi asubuhi.',
      'great-barrier-reef': 'Kasa kati ya bustani za matumbawe, mita chache chini.',
    },
    look: (place) => `Tazama ${place}`,
  },
}
