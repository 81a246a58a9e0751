import type { headsetEn } from './headset.en.ts'

export const headsetSw: typeof headsetEn = {
  unnamed: 'Mandhari ya 360°',
  menu: 'Menyu',
  rotation: { enable: 'Zungusha 360°', stop: 'Acha kuzunguka' },
  recentre: 'Weka katikati',
  turns: { snap: 'Geuka: hatua', smooth: 'Geuka: laini' },
  gaze: (seconds) => `Jicho: ${seconds} s`,
  gazeOff: 'Jicho: zima',
  calm: 'Tulia',
  continueOnPage: 'Rudi kwenye ukurasa',
  moeva: 'Muulize Moeva AI',
  more: 'Zaidi …',
  exit: 'Toka VR',
  tryAgain: 'Jaribu tena',
  guide: {
    start: 'Anza ziara ya kuongozwa',
    again: 'Anza tena',
    pause: 'Simamisha',
    resume: 'Endelea',
    next: 'Kijacho',
    end: 'Maliza',
    close: 'Funga',
  },
  trouble: {
    offline: { title: 'Huna mtandao', text: 'Mandhari itakuwa safi mtandao ukirudi.' },
    failed: { title: 'Haijafika yote', text: 'Mandhari ya 360° haikufika yote. Iliyopo hapa inabaki.' },
    'no-webgl': { title: 'Haiwezi kuchorwa', text: 'Endelea kwenye ukurasa, kwa picha tulivu.' },
  },
}
