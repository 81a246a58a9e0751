import type { Tour } from '../tour.ts'

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
      links: [],
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
        },
      ],
    },
  ],
  sources: [
    { title: 'UNESCO: Stone Town of Zanzibar', url: 'https://whc.unesco.org/en/list/173' },
    { title: 'Zanzibar Commission for Tourism', url: 'https://www.zanzibartourism.go.tz/' },
    { title: 'FAO: Seaweed on the east coast of Zanzibar', url: 'https://www.fao.org/docrep/005/AC986E/AC986E06.htm' },
  ],
}
