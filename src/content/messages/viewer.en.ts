/** By 45° from north, clockwise. */
type DirectionNames = readonly [string, string, string, string, string, string, string, string]

const DIRECTIONS: DirectionNames = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
]

/** Every panorama viewer and its ways into a headset. */
export const viewerEn = {
  role: '360° view',
  name: (place: string) => `360° view of ${place}`,
  loading: 'Loading the 360° view',
  keys: 'Arrow keys look around, plus and minus zoom, Home goes back to the first view, F is full screen, W tells where you are looking.',
  twoFingers: 'Use two fingers to look around',
  illustration: 'Illustration',
  photograph: 'Photograph',
  controls: {
    group: 'View',
    fullScreen: 'Full screen',
    phone: 'Look around with this phone',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Reset view',
    share: 'Share this view',
    lowData: 'Low data',
  },
  compass: {
    ask: 'Where am I looking',
    /** The initials of north, east, south and west on the dial. */
    letters: ['N', 'E', 'S', 'W'],
    /** `eighth` counts 45° clockwise from north. */
    looking: (eighth: number) => `Looking ${DIRECTIONS[eighth % DIRECTIONS.length] ?? ''}`,
  },
  trouble: {
    offline: 'You are offline. The view becomes sharp when the connection is back.',
    failed: 'The 360° view did not arrive completely.',
    'no-webgl':
      'This browser cannot draw the 360° view (WebGL is off or not there). Look around in the still picture instead.',
    noScript: 'Looking around needs JavaScript. The first view and everything about the place are here.',
    tryAgain: 'Try again',
  },
  phone: {
    title: 'Drag to look around',
    silent: 'The motion sensors of this device do not answer; dragging turns the view.',
    refused: 'The motion sensors are not allowed for this site; dragging turns the view.',
  },
  linkCopied: { title: 'Link copied', text: 'It opens in the direction you are looking now.' },
  linkNotCopied: {
    title: 'Link not copied',
    text: (link: string) => `The browser did not allow it. The link is ${link}`,
  },
  vr: {
    enter: 'Enter VR',
    exit: 'Exit VR',
    failed: 'VR did not start',
    refused: 'The browser has not been allowed to use the headset. Allow it and press Enter VR again.',
    busy: 'Check that the headset is on and not in use by another app, then press Enter VR again.',
  },
  headsetLink: {
    title: 'View in a headset',
    text: 'Open this link in the browser of a headset, such as Meta Quest Browser or Safari on Apple Vision Pro, and press Enter VR there. It opens in the direction you are looking now.',
    code: 'QR code of the link',
    copy: 'Copy link',
    copied: { title: 'Link copied', text: 'Paste it into the browser of your headset.' },
    notCopied: { title: 'Link not copied', text: 'The browser did not allow it. Copy the link by hand.' },
  },
  comfort: {
    title: 'Headset comfort',
    text: 'The panel in the headset has the same choices.',
    turning: 'The thumbstick turns',
    snap: { label: 'In steps of 30°', hint: 'Kind to the stomach' },
    smooth: { label: 'Evenly', hint: 'As long as the stick is pushed' },
    gaze: 'Looking selects',
    gazeOff: 'Off',
    gazeAfter: (seconds: number) => `After ${seconds} seconds`,
  },
  close: 'Close',
}
