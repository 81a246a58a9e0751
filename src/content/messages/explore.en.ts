import type { Destination } from '../destinations.ts'
import { plural } from './language.ts'

/** What a place is told about; its name and its country are the same in every language. */
export type PlaceTexts = Pick<Destination, 'description' | 'locationText'> & { tags: readonly string[] }

export const exploreEn = {
  title: (place: string) => `Explore ${place}`,
  place: (destination: Destination): PlaceTexts => destination,
  backHome: 'Back to Home',
  viewer: '360° viewer',
  welcome: { title: 'Welcome to Explore', text: 'Discover amazing destinations in 360° view' },
  loaded: 'Destination loaded',
  header: {
    previous: 'Previous destination',
    next: 'Next destination',
    rated: 'Rated ',
    outOfFive: ' out of 5',
    sample: 'sample',
    rating: ' rating',
    planVisit: 'Plan Visit',
  },
  planning: (place: string) => ({ title: 'Planning Visit', text: `Your trip to ${place} is being planned!` }),
  details: 'Details',
  tabs: {
    label: 'About this destination',
    about: 'About',
    location: 'Location',
    visit: 'Plan Visit',
    askAi: 'Ask AI',
  },
  tags: 'Tags',
  gallery: {
    label: 'Photos',
    missing: 'This picture has not been made yet.',
    photo: (number: number) => `Photo ${number}`,
    count: (count: number) => plural('en', count, { one: '1 photo', other: `${count} photos` }),
  },
  rotation: {
    group: 'Images and rotation',
    returnTo360: 'Return to 360° View',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    enable: 'Enable 360° View',
    stop: 'Stop Rotation',
    slider: 'Rotation',
    hint: 'Drag slider to rotate view',
  },
  location: {
    outlines: 'Outlines: Natural Earth.',
    failed: 'The map could not be loaded. Check the connection and try again.',
    tryAgain: 'Try again',
    loading: 'Loading the map',
    map: (place: string) => `Map of East Africa: ${place}`,
  },
  visit: {
    form: 'Plan Visit',
    arrival: 'Arrival date',
    departure: 'Departure date',
    visitors: 'Number of visitors',
    requests: 'Special requests',
    submit: 'Submit Request',
    errors: {
      arrivalMissing: 'Choose an arrival date.',
      arrivalPast: 'The arrival date is in the past.',
      departureMissing: 'Choose a departure date.',
      departureEarly: 'The departure date is before the arrival date.',
      visitorsMissing: 'At least 1 visitor is needed.',
    },
    sent: (place: string) => ({ title: 'Request sent', text: `Your request for ${place} is in My Trips.` }),
    signedOut: { title: 'Sign in to continue', text: 'Sign in to send your visit request.' },
    signIn: 'Sign in',
    draftKept: 'Your draft stays on this device.',
    refused: {
      title: 'Request not accepted',
      text: 'Check the dates and the number of visitors. At most 20 requests can be open at a time.',
    },
    failed: {
      title: 'Request not sent',
      text: 'Check the connection and try again. Your draft stays on this device.',
    },
  },
}
