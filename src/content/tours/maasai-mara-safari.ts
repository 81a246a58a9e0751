import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const unesco: TourSource = { title: 'UNESCO: Serengeti National Park', url: 'https://whc.unesco.org/en/list/156' }
const redList: TourSource = {
  title: 'IUCN Red List: Masai giraffe',
  url: 'https://www.iucnredlist.org/species/88421036/88421121',
}
const wildlifeService: TourSource = { title: 'Kenya Wildlife Service', url: 'https://www.kws.go.ke/' }
const zebraStudy: TourSource = {
  title: 'Caro et al. 2019: Benefits of zebra stripes',
  url: 'https://doi.org/10.1371/journal.pone.0210831',
}

export const tour: Tour = {
  slug: 'maasai-mara-safari',
  gettingThere: {
    en: 'By small aircraft from Nairobi in 45 minutes, or by road in five to six hours. Entry is paid by the day, and game drives go with a licensed guide.',
    sw: 'Kwa ndege ndogo kutoka Nairobi kwa dakika 45, au kwa barabara kwa saa tano hadi sita. Kiingilio hulipwa kwa siku, na matembezi ya kuona wanyama huongozwa na mwongozaji mwenye leseni.',
  },
  viewpoints: [
    {
      panoramaId: 'maasai-mara-safari',
      title: { en: 'The plain at sunrise', sw: 'Tambarare alfajiri' },
      eastM: 0,
      northM: 0,
      links: ['maasai-mara-safari-balloon', 'maasai-mara-safari-herd'],
      pair: null,
      stops: [
        {
          id: 'giraffes',
          kind: 'nature',
          direction: { headingDeg: 8, pitchDeg: 5 },
          title: { en: 'Masai giraffes', sw: 'Twiga wa Kimaasai' },
          text: {
            en: 'Giraffes are the tallest animals on land, up to five and a half metres. The Masai giraffe, with jagged patches like vine leaves, is listed as endangered.',
            sw: 'Twiga ndio wanyama warefu kuliko wote nchi kavu, hadi mita tano na nusu. Twiga wa Kimaasai, mwenye mabaka kama majani ya mzabibu, yuko hatarini kutoweka.',
          },
          source: redList,
        },
        {
          id: 'track',
          kind: 'etiquette',
          direction: { headingDeg: 10, pitchDeg: -14 },
          title: { en: 'Keep to the track', sw: 'Baki njiani' },
          text: {
            en: 'Wheels off the track scar the grass for years. Stay in the vehicle and keep your voice low; at a cat or at a kill, a guide lets few cars stay at a time, and none too near.',
            sw: 'Magurudumu nje ya njia hujeruhi nyasi kwa miaka. Baki ndani ya gari na ongea polepole; penye simba au chui, mwongozaji huacha magari machache tu, na si karibu mno.',
          },
          source: wildlifeService,
        },
        {
          id: 'umbrella-thorn',
          kind: 'nature',
          direction: { headingDeg: 62, pitchDeg: 16 },
          title: { en: 'Umbrella thorn', sw: 'Mgunga' },
          text: {
            en: 'The flat crown of this acacia catches the light and shades its own roots. Long thorns slow down whoever eats its leaves, and its pods feed animals through the dry season.',
            sw: 'Kilele bapa cha mgunga hupata mwanga na kutia kivuli mizizi yake. Miiba mirefu humpunguza kasi alaye majani yake, na maganda yake hulisha wanyama wakati wa kiangazi.',
          },
          source: wikipedia('Vachellia tortilis'),
        },
        {
          id: 'zebras',
          kind: 'nature',
          direction: { headingDeg: 84, pitchDeg: -2 },
          title: { en: 'The great migration', sw: 'Uhamaji mkuu' },
          text: {
            en: 'More than a million wildebeest, with zebras and gazelles among them, circle between the Serengeti and the Mara every year. They are usually here from July to October.',
            sw: 'Zaidi ya nyumbu milioni moja, pamoja na pundamilia na swala, huzunguka kati ya Serengeti na Mara kila mwaka. Kwa kawaida huwa hapa kuanzia Julai hadi Oktoba.',
          },
          source: unesco,
        },
        {
          id: 'maasai',
          kind: 'culture',
          direction: { headingDeg: 224, pitchDeg: 5 },
          title: { en: 'Whose land this is', sw: 'Ardhi ya nani' },
          text: {
            en: 'The Maasai herd their cattle around the reserve, which bears their name. Mara means spotted in their language: a plain dotted with trees. Ask before you photograph anyone.',
            sw: 'Wamaasai huchunga ng’ombe kuzunguka hifadhi hii yenye jina lao. Mara humaanisha madoadoa kwa lugha yao: tambarare yenye miti hapa na pale. Omba ruhusa kabla ya kumpiga mtu picha.',
          },
          source: wikipedia('Maasai Mara'),
        },
        {
          id: 'elephants',
          kind: 'nature',
          direction: { headingDeg: 307, pitchDeg: 0 },
          title: { en: 'A family of elephants', sw: 'Familia ya tembo' },
          text: {
            en: 'Elephant families follow an old female, who remembers where water is in a dry year. Stay downwind, keep the way between mother and calf free, and let them decide how near they come.',
            sw: 'Familia za tembo humfuata jike mzee anayekumbuka maji yalipo mwaka wa ukame. Simameni upepo unakoelekea, msiingie kati ya mama na mtoto, na waacheni waamue watakaribia kiasi gani.',
          },
          source: wikipedia('African bush elephant'),
        },
        {
          id: 'balloon',
          kind: 'season',
          direction: { headingDeg: 326, pitchDeg: 11 },
          title: { en: 'Balloons and months', sw: 'Baluni na miezi' },
          text: {
            en: 'Balloons rise at first light, while the air is cool and still. July to October is dry and full of animals, January and February are green with young ones; April and May bring the long rains.',
            sw: 'Baluni hupaa alfajiri hewa ikiwa baridi na tulivu. Julai hadi Oktoba ni kavu na wanyama ni wengi, Januari na Februari kuna watoto wa wanyama; Aprili na Mei ni masika.',
          },
          source: wikipedia('Hot air ballooning'),
        },
      ],
    },
    {
      panoramaId: 'maasai-mara-safari-balloon',
      title: { en: 'In the basket of a balloon', sw: 'Ndani ya kikapu cha puto' },
      eastM: -9.4,
      northM: -53,
      links: ['maasai-mara-safari', 'maasai-mara-safari-herd'],
      pair: null,
      stops: [
        {
          id: 'from-above',
          kind: 'nature',
          direction: { headingDeg: 6, pitchDeg: -15 },
          title: { en: 'A herd from above', sw: 'Kundi kutoka juu' },
          text: {
            en: 'Wildebeest walk one behind the other along trails that those before them wore into the ground, and spread out to graze. Only from the air does the pattern of a whole herd show.',
            sw: 'Nyumbu hutembea wakifuatana kwenye njia zilizokanyagwa na waliotangulia, kisha hutawanyika kula. Mpangilio wa kundi zima huonekana kutoka angani tu.',
          },
          source: wikipedia('Blue wildebeest'),
        },
        {
          id: 'burner',
          kind: 'culture',
          direction: { headingDeg: 119, pitchDeg: 60 },
          title: { en: 'How a balloon is steered', sw: 'Jinsi puto linavyoongozwa' },
          text: {
            en: 'A balloon goes where the wind goes. The pilot can only climb and sink, and looks for the layer of air that blows the right way; a car follows on the tracks below.',
            sw: 'Puto huenda upepo unakoenda. Rubani huweza tu kupanda na kushuka, akitafuta tabaka la hewa linalovuma upande unaofaa; gari hulifuata kwa njia za chini.',
          },
          source: wikipedia('Hot air balloon'),
        },
        {
          id: 'height',
          kind: 'etiquette',
          direction: { headingDeg: 264, pitchDeg: -9 },
          title: { en: 'Keep your height', sw: 'Baki juu' },
          text: {
            en: 'A burner roars, and a low basket can set a herd running. Good pilots stay high above animals and nests, come down where cars may drive, and leave nothing behind.',
            sw: 'Kichomeo hunguruma, na kikapu kikiwa chini kundi laweza kukimbia. Marubani wazuri hubaki juu ya wanyama na viota, hutua magari yanaporuhusiwa, wala hawaachi taka.',
          },
          source: wildlifeService,
        },
      ],
    },
    {
      panoramaId: 'maasai-mara-safari-herd',
      title: { en: 'Among the herd', sw: 'Katikati ya kundi' },
      eastM: 21.3,
      northM: -35.4,
      links: ['maasai-mara-safari', 'maasai-mara-safari-balloon'],
      pair: null,
      stops: [
        {
          id: 'rain',
          kind: 'season',
          direction: { headingDeg: 19, pitchDeg: -3 },
          title: { en: 'They follow the rain', sw: 'Hufuata mvua' },
          text: {
            en: 'Wildebeest go where rain has fallen, for the short new grass. Most calves are born within a few weeks around February, far to the south, and can run within minutes.',
            sw: 'Nyumbu huenda mvua iliponyesha kutafuta nyasi changa. Ndama wengi huzaliwa ndani ya wiki chache karibu na Februari, kusini ya mbali, na hukimbia baada ya dakika chache.',
          },
          source: wikipedia('Blue wildebeest'),
        },
        {
          id: 'stripes',
          kind: 'nature',
          direction: { headingDeg: 166, pitchDeg: -12 },
          title: { en: 'Why it has stripes', sw: 'Kwa nini ana milia' },
          text: {
            en: 'No two zebras are striped alike. What stripes are for is still studied; the answer with the best evidence is that biting flies find it harder to land on them.',
            sw: 'Hakuna pundamilia wawili wenye milia sawa. Faida ya milia bado inachunguzwa; jibu lenye ushahidi mwingi ni kwamba mbung’o na nzi wanaouma hushindwa kutua vizuri juu yake.',
          },
          source: zebraStudy,
        },
        {
          id: 'company',
          kind: 'nature',
          direction: { headingDeg: 257, pitchDeg: -8 },
          title: { en: 'Three kinds of hunger', sw: 'Njaa za aina tatu' },
          text: {
            en: 'Zebras eat the tall coarse stems, wildebeest the leaves below, gazelles the short shoots that come after: three grazers that share one plain, and one another’s eyes.',
            sw: 'Pundamilia hula mabua marefu magumu, nyumbu majani ya chini, swala machipukizi yanayofuata: walaji watatu wanaogawana tambarare moja, na macho ya kulinda.',
          },
          source: wikipedia('Wildebeest'),
        },
        {
          id: 'reserve',
          kind: 'history',
          direction: { headingDeg: 300, pitchDeg: -3 },
          title: { en: 'Since 1961', sw: 'Tangu 1961' },
          text: {
            en: 'In 1961 the Mara was made a wildlife sanctuary, and soon a game reserve in the care of Narok’s council. Today conservancies on Maasai land around it give the herds more room.',
            sw: 'Mwaka 1961 Mara ilifanywa hifadhi ya wanyama, kisha ikawa chini ya baraza la Narok. Leo hifadhi za jamii kwenye ardhi ya Wamaasai huwapa wanyama nafasi zaidi.',
          },
          source: wikipedia('Maasai Mara'),
        },
      ],
    },
  ],
  sources: [unesco, redList, wildlifeService, zebraStudy],
}
