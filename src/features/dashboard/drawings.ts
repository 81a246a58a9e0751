import type { FeaturedPlace } from '#content/featured-places.ts'
import grandCanyon from './drawings/grand-canyon.svg'
import greatBarrierReef from './drawings/great-barrier-reef.svg'
import machuPicchu from './drawings/machu-picchu.svg'
import northernLights from './drawings/northern-lights.svg'
import santoriniSunset from './drawings/santorini-sunset.svg'
import tokyoStreets from './drawings/tokyo-streets.svg'

/** The drawing of each featured place, 480 by 600. */
export const drawings: Readonly<Record<FeaturedPlace['slug'], string>> = {
  'santorini-sunset': santoriniSunset,
  'tokyo-streets': tokyoStreets,
  'grand-canyon': grandCanyon,
  'machu-picchu': machuPicchu,
  'northern-lights': northernLights,
  'great-barrier-reef': greatBarrierReef,
}
