import { createContext, use } from 'react'

/** True where of every picture only the smallest size may be fetched. */
export const PictureEconomy = createContext(false)

export function useSmallPictures(): boolean {
  return use(PictureEconomy)
}
