import type { Tour, TourSource } from '../tour.ts'
import { wikipedia } from '../tour-sources.ts'

const parkService: TourSource = {
  title: 'National Park Service: Grand Canyon',
  url: 'https://www.nps.gov/grca/index.htm',
}
const unesco: TourSource = { title: 'UNESCO: Grand Canyon National Park', url: 'https://whc.unesco.org/en/list/75' }

export const tour: Tour = {
  slug: 'grand-canyon',
  gettingThere: {
    en: 'The South Rim is open all year, about 90 minutes by road from Flagstaff or by train from Williams. The North Rim is higher and closed in winter.',
    sw: 'Ukingo wa kusini uko wazi mwaka mzima, dakika 90 kwa barabara kutoka Flagstaff au kwa treni kutoka Williams. Ukingo wa kaskazini ni wa juu zaidi na hufungwa majira ya baridi.',
  },
  viewpoints: [
    {
      panoramaId: 'grand-canyon',
      title: { en: 'The South Rim', sw: 'Ukingo wa kusini' },
      eastM: 0,
      northM: 0,
      links: [],
      pair: null,
      stops: [
        {
          id: 'condor',
          kind: 'nature',
          direction: { headingDeg: 12, pitchDeg: 3 },
          title: { en: 'California condor', sw: 'Kondori wa California' },
          text: {
            en: 'Its wings span almost three metres. In 1982 there were 22 of these birds left in the world; since 1996 young ones have been set free near here, and they breed in the cliffs.',
            sw: 'Mabawa yake hufikia karibu mita tatu. Mwaka 1982 walibaki 22 duniani; tangu 1996 makinda huachiliwa karibu na hapa, na sasa huzaliana kwenye majabali.',
          },
          source: wikipedia('California condor'),
        },
        {
          id: 'layers',
          kind: 'history',
          direction: { headingDeg: 91, pitchDeg: -10 },
          title: { en: 'A book of stone', sw: 'Kitabu cha mawe' },
          text: {
            en: 'The rim is limestone of a sea 270 million years ago. The dark rock at the river is about 1.8 billion years old. The river cut through all of it in the last five or six million years.',
            sw: 'Ukingo ni chokaa ya bahari ya miaka milioni 270 iliyopita. Mwamba mweusi mtoni una karibu miaka bilioni 1.8. Mto ulikata yote kwa miaka milioni tano au sita iliyopita.',
          },
          source: wikipedia('Geology of the Grand Canyon area'),
        },
        {
          id: 'trail',
          kind: 'etiquette',
          direction: { headingDeg: 256, pitchDeg: -9 },
          title: { en: 'The way up', sw: 'Njia ya kupanda' },
          text: {
            en: 'Going down is a choice, coming up is not. Do not try the river and back in one day, carry more water than you think, and stay two metres from the edge and far from the animals.',
            sw: 'Kushuka ni hiari, kupanda si hiari. Usijaribu kwenda mtoni na kurudi kwa siku moja, beba maji ya kutosha, na kaa mita mbili kutoka ukingoni na mbali na wanyama.',
          },
          source: parkService,
        },
        {
          id: 'size',
          kind: 'nature',
          direction: { headingDeg: 341, pitchDeg: -2 },
          title: { en: 'How large it is', sw: 'Ukubwa wake' },
          text: {
            en: 'The canyon follows the Colorado River for 446 km. It is up to 29 km wide and about 1.6 km deep, so that the bottom is far hotter than the rim.',
            sw: 'Korongo hili hufuata Mto Colorado kwa kilomita 446. Upana wake hufikia kilomita 29 na kina karibu kilomita 1.6, hivyo chini kuna joto kali kuliko ukingoni.',
          },
          source: wikipedia('Grand Canyon'),
        },
        {
          id: 'people',
          kind: 'culture',
          direction: null,
          title: { en: 'Whose canyon', sw: 'Korongo la nani' },
          text: {
            en: 'Eleven tribes have their roots here, among them Havasupai, Hopi, Hualapai, Navajo and Zuni. The Havasupai still live below the rim, in a village without a road.',
            sw: 'Makabila kumi na moja yana asili hapa, yakiwemo Havasupai, Hopi, Hualapai, Navajo na Zuni. Wahavasupai bado huishi ndani ya korongo, katika kijiji kisicho na barabara.',
          },
          source: parkService,
        },
        {
          id: 'months',
          kind: 'season',
          direction: null,
          title: { en: 'Best months', sw: 'Miezi mizuri' },
          text: {
            en: 'April, May, September and October are mild on the rim and bearable below. In summer the inner canyon is often above 38 degrees; in winter the rim has snow.',
            sw: 'Aprili, Mei, Septemba na Oktoba ni hali nzuri ukingoni na kuvumilika chini. Kiangazi ndani ya korongo hufikia zaidi ya nyuzi 38; majira ya baridi ukingoni kuna theluji.',
          },
          source: parkService,
        },
      ],
    },
  ],
  sources: [parkService, unesco],
}
