/** Tours that are kept on the device. */
export const keptToursEn = {
  heading: 'Without a network',
  text: (megabytes: string) =>
    `Keep this tour on this device (${megabytes} MB) and open it anywhere, also where there is no network.`,
  keep: 'Keep offline',
  stop: 'Stop',
  progress: (percent: number) => `${percent} % downloaded`,
  kept: (megabytes: string) => `On this device, ${megabytes} MB. It opens without a network.`,
  unfinished: (megabytes: string, all: string) =>
    `Unfinished: ${megabytes} of ${all} MB are on this device. Continue fetches only what is missing.`,
  unfinishedSize: (megabytes: string, all: string) => `Unfinished, ${megabytes} of ${all} MB`,
  resume: 'Continue',
  resumeTour: (place: string) => `Continue keeping ${place}`,
  keepingTour: (place: string) => `Keeping ${place}`,
  stopTour: (place: string) => `Stop keeping ${place}`,
  remove: 'Remove',
  removeTour: (place: string) => `Remove ${place} from this device`,
  noRoom: {
    title: 'Not enough room',
    text: (megabytes: string) =>
      `The browser has no room for ${megabytes} MB. Remove another tour or free some space, then try again.`,
  },
  failed: {
    title: 'Not kept',
    text: 'The connection broke off. Try again: what has come is not fetched again.',
  },
  list: 'Kept on this device',
}
