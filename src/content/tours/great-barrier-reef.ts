import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const unesco: TourSource = { title: 'UNESCO: Great Barrier Reef', url: 'https://whc.unesco.org/en/list/154' }
const parkAuthority: TourSource = {
  title: 'Great Barrier Reef Marine Park Authority',
  url: 'https://www2.gbrmpa.gov.au/',
}

export const tour: Tour = {
  slug: 'great-barrier-reef',
  gettingThere: {
    en: 'By boat from Cairns, Port Douglas or the Whitsundays, one to two hours to the outer reef. Every visitor pays a small charge that goes into looking after it.',
    sw: 'Kwa boti kutoka Cairns, Port Douglas au Whitsundays, saa moja hadi mbili hadi ukingo wa nje. Kila mgeni hulipa ada ndogo inayosaidia kuutunza.',
  },
  viewpoints: [
    {
      panoramaId: 'great-barrier-reef',
      title: { en: 'Between coral gardens', sw: 'Kati ya bustani za matumbawe' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'turtle',
          kind: 'nature',
          direction: { headingDeg: 9, pitchDeg: 17 },
          title: { en: 'Green turtle', sw: 'Kasa wa kijani' },
          text: {
            en: 'Green turtles graze on seagrass and come up every few minutes to breathe. Females return after decades to the region where they hatched, to lay eggs of their own.',
            sw: 'Kasa wa kijani hula nyasi za bahari na hupanda kupumua kila baada ya dakika chache. Majike hurudi baada ya miongo kwenye eneo walikozaliwa ili kutaga mayai.',
          },
          source: wikipedia('Green sea turtle'),
        },
        {
          id: 'coral',
          kind: 'nature',
          direction: { headingDeg: 38, pitchDeg: -21 },
          title: { en: 'Animals that build', sw: 'Wanyama wanaojenga' },
          text: {
            en: 'Coral is made by polyps, animals of a few millimetres. Algae in their skin turn light into food and give them most of their colour.',
            sw: 'Matumbawe hujengwa na polipi, wanyama wa milimita chache. Mwani ndani ya ngozi yao hugeuza mwanga kuwa chakula na kuwapa rangi nyingi.',
          },
          source: wikipedia('Coral'),
        },
        {
          id: 'size',
          kind: 'nature',
          direction: { headingDeg: 101, pitchDeg: 4 },
          title: { en: 'The largest of all', sw: 'Mkubwa kuliko yote' },
          text: {
            en: 'The Great Barrier Reef is some 2,900 reefs and 900 islands along more than 2,300 km of coast. It has been a World Heritage Site since 1981.',
            sw: 'Mwamba huu ni takriban miamba 2,900 na visiwa 900 kwenye pwani ya zaidi ya kilomita 2,300. Ni Urithi wa Dunia tangu 1981.',
          },
          source: unesco,
        },
        {
          id: 'bleaching',
          kind: 'history',
          direction: { headingDeg: 231, pitchDeg: -13 },
          title: { en: 'When the sea is too warm', sw: 'Bahari ikiwa na joto mno' },
          text: {
            en: 'In water that stays too warm, coral loses its algae and turns white. It can recover, if it has years to do so. Mass bleaching came in 1998 and 2002, and since 2016 five times by 2024.',
            sw: 'Maji yakikaa na joto mno, matumbawe hupoteza mwani na kuwa meupe. Yanaweza kupona, yakipata miaka. Hali hii ilitokea 1998 na 2002, na tangu 2016 mara tano hadi 2024.',
          },
          source: wikipedia('Coral bleaching'),
        },
        {
          id: 'owners',
          kind: 'culture',
          direction: null,
          title: { en: 'Sea country', sw: 'Nchi ya bahari' },
          text: {
            en: 'Aboriginal and Torres Strait Islander peoples have lived with this sea for tens of thousands of years. Some seventy groups of Traditional Owners care for it today.',
            sw: 'Waaborijini na watu wa visiwa vya Torres Strait wameishi na bahari hii kwa makumi ya maelfu ya miaka. Takriban makundi sabini ya wamiliki wa jadi huitunza leo.',
          },
          source: parkAuthority,
        },
        {
          id: 'diving',
          kind: 'etiquette',
          direction: null,
          title: { en: 'Look, do not touch', sw: 'Angalia, usiguse' },
          text: {
            en: 'Never stand on coral or hold on to it: one fin can break what grew in years. Keep away from turtles that rise to breathe, and wear a suit against the sun instead of much lotion.',
            sw: 'Usisimame juu ya matumbawe wala kuyashika: pezi moja huvunja kilichokua kwa miaka. Kaa mbali na kasa wanaopanda kupumua, na vaa nguo ya jua badala ya mafuta mengi.',
          },
          source: parkAuthority,
        },
        {
          id: 'months',
          kind: 'season',
          direction: null,
          title: { en: 'Best months', sw: 'Miezi mizuri' },
          text: {
            en: 'June to October is dry and clear, with whales on their way. From November to May there are stingers in the water near the coast, and suits are worn against them.',
            sw: 'Juni hadi Oktoba ni kavu na maji angavu, nyangumi wakipita. Novemba hadi Mei kuna yavuyavu hatari karibu na pwani, na nguo maalum huvaliwa.',
          },
          source: parkAuthority,
        },
      ],
    },
  ],
  sources: [unesco, parkAuthority],
}
