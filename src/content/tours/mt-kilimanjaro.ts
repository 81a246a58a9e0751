import type { Tour } from '../tour.ts'

export const tour: Tour = {
  slug: 'mt-kilimanjaro',
  gettingThere: {
    en: 'Moshi, at the foot of the mountain, is about 40 km from Kilimanjaro International Airport. Climbs need a permit and a licensed guide, and take six to eight days for most people.',
    sw: 'Moshi, chini ya mlima, ni karibu kilomita 40 kutoka Uwanja wa Ndege wa Kimataifa wa Kilimanjaro. Kupanda kunahitaji kibali na mwongozaji mwenye leseni, na huchukua siku sita hadi nane kwa wengi.',
  },
  viewpoints: [
    {
      panoramaId: 'mt-kilimanjaro',
      title: { en: 'Camp above the clouds', sw: 'Kambi juu ya mawingu' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'kibo',
          kind: 'nature',
          direction: { headingDeg: 352, pitchDeg: 4 },
          title: { en: 'Kibo and Uhuru Peak', sw: 'Kibo na Kilele cha Uhuru' },
          text: {
            en: 'Kibo is the highest of the three volcanoes that are Kilimanjaro. Uhuru Peak on its rim, 5,895 m above the sea, is the highest point of Africa. Uhuru means freedom.',
            sw: 'Kibo ni kikubwa kati ya volkano tatu za Kilimanjaro. Kilele cha Uhuru kwenye ukingo wake, mita 5,895 juu ya bahari, ni mahali pa juu kuliko pote Afrika.',
          },
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
        },
      ],
    },
  ],
  sources: [
    { title: 'UNESCO: Kilimanjaro National Park', url: 'https://whc.unesco.org/en/list/403' },
    {
      title: 'Thompson et al. 2009: Glacier loss on Kilimanjaro continues unabated',
      url: 'https://doi.org/10.1073/pnas.0906029106',
    },
    {
      title: 'Tanzania National Parks: Kilimanjaro',
      url: 'https://www.tanzaniaparks.go.tz/national_parks/kilimanjaro-national-park',
    },
  ],
}
