import type { categoriesEn } from './categories.en.ts'

export const categoriesSw: typeof categoriesEn = {
  eco: { name: 'Utalii wa Mazingira', text: 'Hifadhi na kambi zinazorudisha kwa zinachokionyesha.' },
  adventure: { name: 'Safari za Kusisimua', text: 'Vilele, maporomoko na njia ndefu, pamoja na njia ya kurudi.' },
  culture: { name: 'Uzoefu wa Kitamaduni', text: 'Ufundi, muziki na sherehe pamoja na wanaozitunza.' },
  luxury: { name: 'Mapumziko ya Kifahari', text: 'Vyumba vichache, mandhari ndefu, na huduma makini.' },
  beach: { name: 'Maeneo ya Fukwe', text: 'Rasi, miamba ya matumbawe na mchanga kutoka Lamu hadi Pemba.' },
  wildlife: { name: 'Safari za Wanyama', text: 'Magari ya wazi, asubuhi na mapema, waongozaji wavumilivu.' },
  history: { name: 'Maeneo ya Kihistoria', text: 'Miji ya mawe, michoro ya mapangoni na njia za kale za biashara.' },
  food: { name: 'Vyakula na Mapishi', text: 'Mashamba ya viungo, masoko ya usiku na majiko ya nyumbani.' },
  wellness: { name: 'Mapumziko ya Afya', text: 'Chemchemi za moto, matembezi msituni na siku bila ratiba.' },
  city: { name: 'Mapumziko ya Mjini', text: 'Siku mbili za mikahawa, sanaa na mapaa.' },
}
