import { createContext, use } from 'react'

/** True where of every picture only the smallest size may be fetched; null while nobody knows yet. */
export const PictureEconomy = createContext<boolean | null>(false)

export function useSmallPictures(): boolean | null {
  return use(PictureEconomy)
}
