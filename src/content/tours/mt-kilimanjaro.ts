import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const unesco: TourSource = { title: 'UNESCO: Kilimanjaro National Park', url: 'https://whc.unesco.org/en/list/403' }
const iceStudy: TourSource = {
  title: 'Thompson et al. 2009: Glacier loss on Kilimanjaro continues unabated',
  url: 'https://doi.org/10.1073/pnas.0906029106',
}
const parks: TourSource = {
  title: 'Tanzania National Parks: Kilimanjaro',
  url: 'https://www.tanzaniaparks.go.tz/national_parks/kilimanjaro-national-park',
}
const porters: TourSource = { title: 'Kilimanjaro Porters Assistance Project', url: 'https://kiliporters.org/' }
const gardens: TourSource = {
  title: 'FAO: Shimbwe Juu Kihamba agroforestry heritage site',
  url: 'https://www.fao.org/giahs/giahsaroundtheworld/designated-sites/africa/shimbwe-juu-kihamba-agro-forestry-heritage-site/en/',
}

export const tour: Tour = {
  slug: 'mt-kilimanjaro',
  gettingThere: {
    en: 'Moshi, at the foot of the mountain, is about 40 km from Kilimanjaro International Airport. Climbs need a permit and a licensed guide, and take six to eight days for most people.',
    sw: 'Moshi, chini ya mlima, ni karibu kilomita 40 kutoka Uwanja wa Ndege wa Kimataifa wa Kilimanjaro. Kupanda kunahitaji kibali na mwongozaji mwenye leseni, na huchukua siku sita hadi nane kwa wengi.',
  },
  viewpoints: [
    {
      panoramaId: 'mt-kilimanjaro',
      title: { en: 'Above the clouds', sw: 'Juu ya mawingu' },
      eastM: 0,
      northM: 0,
      links: ['mt-kilimanjaro-camp', 'mt-kilimanjaro-grove'],
      pair: null,
      stops: [
        {
          id: 'kibo',
          kind: 'nature',
          direction: { headingDeg: 352, pitchDeg: 4 },
          title: { en: 'Kibo and Uhuru Peak', sw: 'Kibo na Kilele cha Uhuru' },
          text: {
            en: 'Kibo is the highest of the three volcanoes that are Kilimanjaro. Uhuru Peak on its rim, 5,895 m above the sea, is the highest point of Africa. Uhuru means freedom.',
            sw: 'Kibo ndiyo ya juu zaidi kati ya volkano tatu za Kilimanjaro. Kilele cha Uhuru kwenye ukingo wake, mita 5,895 juu ya bahari, ni mahali pa juu kuliko pote Afrika.',
          },
          source: unesco,
        },
        {
          id: 'ice',
          kind: 'history',
          direction: { headingDeg: 7, pitchDeg: 9 },
          title: { en: 'The last ice', sw: 'Barafu ya mwisho' },
          text: {
            en: 'Of the ice that covered Kibo in 1912, about 85 per cent was gone by 2007, and what is left keeps shrinking. Whoever comes in a few decades may see bare rock here.',
            sw: 'Ya barafu iliyofunika Kibo mwaka 1912, karibu asilimia 85 ilikuwa imetoweka kufikia 2007, na iliyobaki inaendelea kupungua. Baada ya miongo michache huenda kukawa na mwamba mtupu.',
          },
          source: iceStudy,
        },
        {
          id: 'everlastings',
          kind: 'season',
          direction: { headingDeg: 18, pitchDeg: -29 },
          title: { en: 'Everlastings and months', sw: 'Maua na miezi' },
          text: {
            en: 'The papery heads of everlastings close in cold and wet. People climb in the dry months: January to mid March, warmer and clearer, or June to October, colder and dry.',
            sw: 'Maua haya makavu hujifunga kwenye baridi na unyevu. Watu hupanda miezi mikavu: Januari hadi katikati ya Machi, yenye joto kiasi, au Juni hadi Oktoba, yenye baridi zaidi.',
          },
          source: parks,
        },
        {
          id: 'camp',
          kind: 'etiquette',
          direction: { headingDeg: 21, pitchDeg: -6 },
          title: { en: 'Pole pole', sw: 'Polepole' },
          text: {
            en: 'Pole pole, slowly, is the rule of the mountain: the body needs days to get used to thin air. A headache that stays is a reason to rest, and one that grows a reason to go down.',
            sw: 'Polepole ndiyo kanuni ya mlima: mwili unahitaji siku kadhaa kuzoea hewa nyembamba. Kichwa kikiuma bila kupoa, pumzika; kikizidi, shuka.',
          },
          source: wikipedia('Altitude sickness'),
        },
        {
          id: 'clouds',
          kind: 'nature',
          direction: { headingDeg: 91, pitchDeg: -4 },
          title: { en: 'The sea of clouds', sw: 'Bahari ya mawingu' },
          text: {
            en: 'Below the clouds lies the mountain forest. Most of the mountain’s rain falls there and feeds the springs and rivers that farms and towns around it live on.',
            sw: 'Chini ya mawingu kuna msitu wa mlima. Mvua nyingi ya mlima hunyesha huko na kulisha chemchemi na mito inayotegemewa na mashamba na miji iliyouzunguka.',
          },
          source: unesco,
        },
        {
          id: 'lobelia',
          kind: 'nature',
          direction: { headingDeg: 129, pitchDeg: -8 },
          title: { en: 'Giant lobelia', sw: 'Lobelia kubwa' },
          text: {
            en: 'Lobelia deckenii keeps rain water in its rosette. At night a sheet of ice forms on the water and, with the leaves folded over it, saves the bud below from freezing.',
            sw: 'Lobelia deckenii huhifadhi maji ya mvua katikati ya majani yake. Usiku barafu hutanda juu ya maji na, majani yakijikunja, hulinda chipukizi lisigande.',
          },
          source: wikipedia('Lobelia deckenii'),
        },
        {
          id: 'mawenzi',
          kind: 'nature',
          direction: { headingDeg: 243, pitchDeg: 5 },
          title: { en: 'Mawenzi', sw: 'Mawenzi' },
          text: {
            en: 'Mawenzi, 5,149 m, is the older volcano, worn down to its hard core. Its rock is loose and steep: no path leads up, and only experienced climbers try with leave of the park.',
            sw: 'Mawenzi, mita 5,149, ni volkano ya zamani iliyomomonyoka hadi kiini chake kigumu. Miamba yake imelegea: hakuna njia ya kupanda, na wapandaji wazoefu tu hujaribu kwa ruhusa.',
          },
          source: wikipedia('Mount Kilimanjaro'),
        },
        {
          id: 'groundsel',
          kind: 'nature',
          direction: { headingDeg: 329, pitchDeg: 9 },
          title: { en: 'Giant groundsel', sw: 'Groundsel kubwa' },
          text: {
            en: 'Dendrosenecio kilimanjari grows on this mountain and nowhere else. It keeps its dead leaves as a coat around the stem, against a frost that comes with every clear night.',
            sw: 'Dendrosenecio kilimanjari humea kwenye mlima huu tu duniani. Huacha majani makavu yakifunika shina kama koti, dhidi ya baridi kali ya kila usiku wenye anga wazi.',
          },
          source: wikipedia('Dendrosenecio kilimanjari'),
        },
      ],
    },
    {
      panoramaId: 'mt-kilimanjaro-camp',
      title: { en: 'At the tents', sw: 'Kwenye mahema' },
      eastM: -2,
      northM: 11.3,
      links: ['mt-kilimanjaro', 'mt-kilimanjaro-grove'],
      pair: { panoramaId: 'mt-kilimanjaro-camp-night', kind: 'night' },
      stops: [
        {
          id: 'raven',
          kind: 'nature',
          direction: { headingDeg: 355, pitchDeg: 34 },
          title: { en: 'White-necked raven', sw: 'Kunguru shingo nyeupe' },
          text: {
            en: 'White-necked ravens follow climbers up to the camps, and know what a bag and a zip are for. Whatever can be eaten belongs inside the tent, and never to them.',
            sw: 'Kunguru shingo nyeupe huwafuata wapandaji hadi kambini, na wanajua mfuko na zipu ni nini. Chakula chote kiwe ndani ya hema, na wasipewe kamwe.',
          },
          source: wikipedia('White-necked raven'),
        },
        {
          id: 'porters',
          kind: 'culture',
          direction: { headingDeg: 23, pitchDeg: -16 },
          title: { en: 'Who carries the camp', sw: 'Nani hubeba kambi' },
          text: {
            en: 'Guides, cooks and porters carry tents, food and water up the mountain. A porter’s load may weigh 20 kg at most: ask a company how it weighs, pays and feeds its people.',
            sw: 'Waongozaji, wapishi na wapagazi hubeba mahema, chakula na maji. Mzigo wa mpagazi usizidi kilo 20: uliza kampuni jinsi inavyopima mizigo, inavyolipa na inavyolisha watu wake.',
          },
          source: porters,
        },
        {
          id: 'cairn',
          kind: 'etiquette',
          direction: { headingDeg: 208, pitchDeg: -14 },
          title: { en: 'A heap with a meaning', sw: 'Rundo lenye maana' },
          text: {
            en: 'A cairn marks the path where cloud can hide it within minutes. Build no new ones for a picture: whoever comes after you may follow them into nothing.',
            sw: 'Rundo la mawe huonyesha njia pale wingu linapoweza kuificha ghafla. Usijenge jipya kwa ajili ya picha: atakayekuja baada yako aweza kulifuata akapotea.',
          },
          source: wikipedia('Cairn'),
        },
        {
          id: 'first-ascent',
          kind: 'history',
          direction: { headingDeg: 348, pitchDeg: 5 },
          title: { en: 'The first to the top', sw: 'Wa kwanza kileleni' },
          text: {
            en: 'In October 1889 a party from Marangu, with guides and porters of the Chagga and two climbers from Europe, came up here; the first ascent of the summit that is on record.',
            sw: 'Oktoba 1889 msafara kutoka Marangu, wenye waongozaji na wapagazi Wachagga na wapandaji wawili wa Ulaya, ulipita hapa; ndio upandaji wa kwanza wa kilele uliorekodiwa.',
          },
          source: wikipedia('Mount Kilimanjaro'),
        },
      ],
    },
    {
      panoramaId: 'mt-kilimanjaro-grove',
      title: { en: 'The old groundsels', sw: 'Groundsel wakongwe' },
      eastM: -8.8,
      northM: 6.8,
      links: ['mt-kilimanjaro', 'mt-kilimanjaro-camp'],
      pair: null,
      stops: [
        {
          id: 'every-night',
          kind: 'nature',
          direction: { headingDeg: 352, pitchDeg: -35 },
          title: { en: 'Frost every night', sw: 'Baridi ya kila usiku' },
          text: {
            en: 'So near the equator June is no longer than December. Botanists say that plants here live through summer every day and winter every night: grass in tufts keeps its heart warm.',
            sw: 'Karibu hivi na ikweta, Juni na Desemba siku ni sawa. Wataalamu husema mimea hapa hupata kiangazi kila mchana na baridi kali kila usiku: nyasi za vichuguu hulinda kiini chao.',
          },
          source: wikipedia('Dendrosenecio'),
        },
        {
          id: 'one-path',
          kind: 'etiquette',
          direction: { headingDeg: 66, pitchDeg: -17 },
          title: { en: 'One path for all', sw: 'Njia moja kwa wote' },
          text: {
            en: 'A step beside the path presses down seedlings that took years to root. Frost then lifts the bare soil, and rain carries it away. Stay on the path, one behind the other.',
            sw: 'Hatua nje ya njia hukanyaga miche iliyochukua miaka kuota. Kisha baridi huinua udongo mtupu, na mvua huuchukua. Baki njiani, mkifuatana mmoja mmoja.',
          },
          source: parks,
        },
        {
          id: 'furrows',
          kind: 'culture',
          direction: { headingDeg: 172, pitchDeg: -2 },
          title: { en: 'The gardens below', sw: 'Bustani za chini' },
          text: {
            en: 'On the slopes under the clouds the Chagga lead water in furrows, some of them centuries old, from the forest to gardens where bananas grow above coffee, beans and yams.',
            sw: 'Kwenye miteremko chini ya mawingu Wachagga huongoza maji kwa mifereji, mingine ya karne nyingi, kutoka msituni hadi vihamba vya migomba, kahawa, maharage na viazi vikuu.',
          },
          source: gardens,
        },
        {
          id: 'forks',
          kind: 'nature',
          direction: { headingDeg: 282, pitchDeg: 22 },
          title: { en: 'Counting its arms', sw: 'Kuhesabu matawi yake' },
          text: {
            en: 'A giant groundsel gains a few centimetres a year, flowers rarely, and forks where it has flowered. The more arms it spreads, the older it is; this one may have seen centuries.',
            sw: 'Groundsel kubwa hukua sentimita chache kwa mwaka, huchanua mara chache, na hugawanyika ilipochanua. Kadiri matawi yalivyo mengi ndivyo ilivyo ya kale; huu waweza kuwa wa karne kadhaa.',
          },
          source: wikipedia('Dendrosenecio'),
        },
      ],
    },
  ],
  sources: [unesco, iceStudy, parks, porters, gardens],
}
