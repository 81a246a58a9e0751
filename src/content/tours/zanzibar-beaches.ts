import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const unesco: TourSource = { title: 'UNESCO: Stone Town of Zanzibar', url: 'https://whc.unesco.org/en/list/173' }
const tourism: TourSource = { title: 'Zanzibar Commission for Tourism', url: 'https://www.zanzibartourism.go.tz/' }
const seaweed: TourSource = {
  title: 'FAO: Seaweed on the east coast of Zanzibar',
  url: 'https://www.fao.org/docrep/005/AC986E/AC986E06.htm',
}

export const tour: Tour = {
  slug: 'zanzibar-beaches',
  gettingThere: {
    en: 'By ferry from Dar es Salaam to Stone Town in about two hours, or by air in 20 minutes; then across the island by road in about an hour. Boats and roads are quiet during Friday prayers.',
    sw: 'Kwa boti kutoka Dar es Salaam hadi Mji Mkongwe kwa takriban saa mbili, au kwa ndege kwa dakika 20; kisha kuvuka kisiwa kwa barabara kwa takriban saa moja. Shughuli hupungua wakati wa sala ya Ijumaa.',
  },
  viewpoints: [
    {
      panoramaId: 'zanzibar-beaches',
      title: { en: 'The lagoon', sw: 'Wangwani' },
      eastM: 0,
      northM: 0,
      links: ['zanzibar-beaches-sandbank', 'zanzibar-beaches-palms'],
      pair: null,
      stops: [
        {
          id: 'dhow',
          kind: 'history',
          direction: { headingDeg: 8, pitchDeg: 6 },
          title: { en: 'The dhow', sw: 'Jahazi' },
          text: {
            en: 'One slanting sail has carried dhows across the Indian Ocean for many centuries: south with the north-east monsoon, the kaskazi, and home again with the kusi from the south.',
            sw: 'Tanga moja la pembe tatu limepeleka majahazi kuvuka Bahari ya Hindi kwa karne nyingi: kusini kwa pepo za kaskazi, na kurudi nyumbani kwa pepo za kusi.',
          },
          source: wikipedia('Dhow'),
        },
        {
          id: 'ngalawa',
          kind: 'culture',
          direction: { headingDeg: 44, pitchDeg: -7 },
          title: { en: 'Ngalawa', sw: 'Ngalawa' },
          text: {
            en: 'The ngalawa is a dugout canoe with an outrigger on either side that keeps it upright under sail. Fishers of the Swahili coast still go out in it, most of them before dawn.',
            sw: 'Ngalawa ni mtumbwi wa kuchongwa wenye matengo pande zote mbili yanayouzuia kupinduka. Wavuvi wa pwani ya Waswahili bado huutumia, wengi wao kabla ya alfajiri.',
          },
          source: wikipedia('Ngalawa'),
        },
        {
          id: 'seaweed',
          kind: 'culture',
          direction: { headingDeg: 65, pitchDeg: -38 },
          title: { en: 'Seaweed', sw: 'Mwani' },
          text: {
            en: 'Since about 1990 people of the east coast, most of them women, have grown seaweed on lines in the lagoon. It is dried on the shore and ends in food and cosmetics all over the world.',
            sw: 'Tangu karibu mwaka 1990 watu wa pwani ya mashariki, wengi wao wanawake, hulima mwani kwenye kamba wangwani. Hukaushwa ufukweni na kutumika katika vyakula na vipodozi duniani kote.',
          },
          source: seaweed,
        },
        {
          id: 'dress',
          kind: 'etiquette',
          direction: { headingDeg: 101, pitchDeg: 4 },
          title: { en: 'Dress for the village', sw: 'Mavazi ya kijijini' },
          text: {
            en: 'Most people in Zanzibar are Muslims. Swimwear belongs on the beach; in villages and in Stone Town cover shoulders and knees, and ask before you take a picture of somebody.',
            sw: 'Watu wengi wa Zanzibar ni Waislamu. Nguo za kuogelea ni za ufukweni; vijijini na Mji Mkongwe funika mabega na magoti, na omba ruhusa kabla ya kumpiga mtu picha.',
          },
          source: tourism,
        },
        {
          id: 'stone-town',
          kind: 'history',
          direction: { headingDeg: 188, pitchDeg: 8 },
          title: { en: 'Towards Stone Town', sw: 'Kuelekea Mji Mkongwe' },
          text: {
            en: 'Beyond the palms, about 40 km across the island, lies Stone Town: houses of coral stone with carved doors, built on the trade of an ocean. It has been a World Heritage Site since 2000.',
            sw: 'Nyuma ya minazi, takriban kilomita 40 upande wa pili wa kisiwa, uko Mji Mkongwe: nyumba za mawe ya matumbawe na milango ya nakshi. Ni Urithi wa Dunia tangu mwaka 2000.',
          },
          source: unesco,
        },
        {
          id: 'palm',
          kind: 'nature',
          direction: { headingDeg: 301, pitchDeg: 26 },
          title: { en: 'Coconut palm', sw: 'Mnazi' },
          text: {
            en: 'Every part of the palm is used: leaves for roofs, called makuti, husk for rope, wood for beams, and the milk of the nut in the island’s sauces. Do not rest below ripe ones.',
            sw: 'Kila sehemu ya mnazi hutumika: makuti kwa mapaa, makumbi kwa kamba, mti kwa boriti, na tui la nazi kwa mchuzi. Usipumzike chini ya nazi zilizokomaa.',
          },
          source: wikipedia('Coconut'),
        },
        {
          id: 'tide',
          kind: 'nature',
          direction: { headingDeg: 336, pitchDeg: -9 },
          title: { en: 'Lagoon and tide', sw: 'Wangwa na maji' },
          text: {
            en: 'At spring tide the sea falls by up to four metres, and the flat behind the reef lies bare for hundreds of metres. Wear shoes, because of the sea urchins, and keep an eye on the clock.',
            sw: 'Wakati wa bamvua bahari hupwa hadi mita nne, na wangwa hubaki wazi kwa mamia ya mita. Tembea na viatu, kwa maana fukefuke ni wengi, na angalia saa.',
          },
          source: tourism,
        },
        {
          id: 'months',
          kind: 'season',
          direction: null,
          title: { en: 'Best months', sw: 'Miezi mizuri' },
          text: {
            en: 'June to October is dry with a steady breeze, January and February are hot and calm. The long rains, masika, fall from March to May, and many houses close then.',
            sw: 'Juni hadi Oktoba ni kavu na upepo wa wastani, Januari na Februari ni joto na bahari shwari. Masika hunyesha Machi hadi Mei, na nyumba nyingi za wageni hufungwa.',
          },
          source: tourism,
        },
      ],
    },
    {
      panoramaId: 'zanzibar-beaches-sandbank',
      title: { en: 'A sandbank at low tide', sw: 'Fungu la mchanga maji kupwa' },
      eastM: 65.2,
      northM: 22.2,
      links: ['zanzibar-beaches'],
      pair: null,
      stops: [
        {
          id: 'sewn-ships',
          kind: 'history',
          direction: { headingDeg: 6, pitchDeg: -2 },
          title: { en: 'Ships without a nail', sw: 'Meli zisizo na misumari' },
          text: {
            en: 'The oldest ships of this ocean had no nails: their planks were sewn together with rope of coconut fibre. On this coast such ships, called mtepe, sailed until the early 20th century.',
            sw: 'Meli za kale za bahari hii hazikuwa na misumari: mbao zake zilishonwa kwa kamba za makumbi. Katika pwani hii meli hizo, mitepe, zilisafiri hadi mwanzo wa karne ya 20.',
          },
          source: wikipedia('Mtepe'),
        },
        {
          id: 'sea-stars',
          kind: 'etiquette',
          direction: { headingDeg: 24, pitchDeg: -33 },
          title: { en: 'Look, and let them lie', sw: 'Tazama, usiguse' },
          text: {
            en: 'A sea star breathes sea water. The tide that left it here comes back for it; in a hand it begins to suffocate. Shells stay too: many are the house of a hermit crab.',
            sw: 'Kiti cha pweza hupumua kwa maji ya bahari. Maji yaliyomwacha hapa yatarudi kumchukua; mkononi huanza kukosa hewa. Makombe nayo yabaki: mengi ni nyumba za kaa.',
          },
          source: wikipedia('Starfish'),
        },
        {
          id: 'coral-sand',
          kind: 'nature',
          direction: { headingDeg: 150, pitchDeg: -35 },
          title: { en: 'Where white sand is from', sw: 'Mchanga mweupe watoka wapi' },
          text: {
            en: 'This sand was alive: it is ground coral, shell and algae. Parrotfish make some of it, biting the reef and passing it out as grains. White throws back the sun, so it stays cool underfoot.',
            sw: 'Mchanga huu ulikuwa hai: ni matumbawe, makombe na miani iliyosagika. Kasuku wa baharini hutengeneza sehemu yake kwa kung’ata miamba. Weupe huakisi jua, hivyo haunguzi miguu.',
          },
          source: wikipedia('Parrotfish'),
        },
        {
          id: 'returning-sea',
          kind: 'nature',
          direction: { headingDeg: 264, pitchDeg: -14 },
          title: { en: 'The sea comes back', sw: 'Bahari hurudi' },
          text: {
            en: 'The bank shows itself around low tide, and twice a day the sea takes it back within hours. Boats wait on the side of deep water; go with somebody who reads the tide.',
            sw: 'Fungu hujitokeza maji yakipwa, na mara mbili kwa siku bahari hulifunika ndani ya saa chache. Boti hungoja upande wa kina; nenda na mtu anayejua kupwa na kujaa kwa maji.',
          },
          source: wikipedia('Tide'),
        },
      ],
    },
    {
      panoramaId: 'zanzibar-beaches-palms',
      title: { en: 'Under the palms', sw: 'Chini ya minazi' },
      eastM: -12.3,
      northM: 0.3,
      links: ['zanzibar-beaches'],
      pair: null,
      stops: [
        {
          id: 'makuti',
          kind: 'culture',
          direction: { headingDeg: 28, pitchDeg: 6 },
          title: { en: 'Roofs of makuti', sw: 'Mapaa ya makuti' },
          text: {
            en: 'Makuti are coconut leaves folded over a stick, sewn and laid like tiles. They keep off sun and rain for several years, and let the hot air below them out.',
            sw: 'Makuti ni majani ya mnazi yaliyokunjwa juu ya kijiti, yakashonwa na kupangwa kama vigae. Huzuia jua na mvua kwa miaka kadhaa, na kupitisha hewa ya joto.',
          },
          source: wikipedia('Thatching'),
        },
        {
          id: 'drifting-nut',
          kind: 'nature',
          direction: { headingDeg: 132, pitchDeg: 48 },
          title: { en: 'A nut that can swim', sw: 'Nazi inayoelea' },
          text: {
            en: 'A coconut floats for weeks and may still sprout on the shore where it lands. Most palms of this coast were planted by people, who have done so for more than a thousand years.',
            sw: 'Nazi huelea kwa wiki nyingi na bado yaweza kuchipua ufukweni inapotua. Minazi mingi ya pwani hii ilipandwa na watu, ambao wamefanya hivyo kwa zaidi ya miaka elfu moja.',
          },
          source: wikipedia('Coconut'),
        },
        {
          id: 'greeting',
          kind: 'etiquette',
          direction: { headingDeg: 206, pitchDeg: 11 },
          title: { en: 'Greet first', sw: 'Salimu kwanza' },
          text: {
            en: 'A greeting comes before everything else: Hujambo or Habari, and time for the answer. Agree on the price of a boat or a guide before you leave, and on what it includes.',
            sw: 'Salamu hutangulia kila kitu: Hujambo au Habari, na muda wa kusikia jibu. Kubalianeni bei ya boti au mwongozaji kabla ya kuondoka, na nini kimejumuishwa.',
          },
          source: tourism,
        },
        {
          id: 'shore-plants',
          kind: 'nature',
          direction: { headingDeg: 250, pitchDeg: -33 },
          title: { en: 'What holds the beach', sw: 'Kinachoshika ufukwe' },
          text: {
            en: 'Shrubs that bear salt, with deep roots, hold the sand against wind and waves. Where they are cleared for a view, the beach often follows them into the sea.',
            sw: 'Vichaka vinavyostahimili chumvi, vyenye mizizi mirefu, hushika mchanga dhidi ya upepo na mawimbi. Vikikatwa ili kupata mandhari, mara nyingi ufukwe nao humomonyoka.',
          },
          source: wikipedia('Sand dune stabilization'),
        },
      ],
    },
  ],
  sources: [unesco, tourism, seaweed],
}
