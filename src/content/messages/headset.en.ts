/** What is painted inside a headset. A button's text has to fit on it in one line, the board breaks its own into two. */
export const headsetEn = {
  /** What a panorama is called that no page has named. */
  unnamed: '360° view',
  menu: 'Menu',
  rotation: { enable: 'Enable 360° View', stop: 'Stop Rotation' },
  recentre: 'Re-centre',
  turns: { snap: 'Turns: snap', smooth: 'Turns: smooth' },
  gaze: (seconds: number) => `Gaze: ${seconds} s`,
  gazeOff: 'Gaze: off',
  calm: 'Calm view',
  continueOnPage: 'Continue on the page',
  moeva: 'Ask Moeva AI',
  more: 'More …',
  exit: 'Exit VR',
  tryAgain: 'Try again',
  guide: {
    start: 'Start guided tour',
    again: 'Start again',
    pause: 'Pause tour',
    resume: 'Continue',
    next: 'Next stop',
    end: 'End tour',
    close: 'Close',
  },
  trouble: {
    offline: { title: 'You are offline', text: 'The view becomes sharp when the connection is back.' },
    failed: { title: 'Not everything arrived', text: 'The 360° view did not arrive completely. What is here stays.' },
    'no-webgl': { title: 'Nothing can be drawn', text: 'Continue on the page, with the still picture.' },
  },
}
