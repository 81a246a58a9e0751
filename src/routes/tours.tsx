import { toursMessages } from '#content/messages/tours.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { TourCatalogue } from '#features/tours/tour-catalogue.tsx'

export const handle = {
  title: (_, language = 'en') => toursMessages[language].title,
  isTranslated: true,
  description:
    'Full circles of places worth travelling to, with what to know about them: look around on this screen or in a headset.',
} satisfies PageHandle

export function Component() {
  return <TourCatalogue />
}
