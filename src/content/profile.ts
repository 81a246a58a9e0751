import { AppError } from '#core/app-error.ts'
import { isLanguage, type Language } from './messages/language.ts'

export type Motion = 'full' | 'reduced'

/** What a person says about themselves. The choices are null until they are made; the device decides then. */
export type Profile = {
  name: string | null
  /** Path in the bucket of the pictures; null where there is none. */
  avatarPath: string | null
  language: Language | null
  lowData: boolean | null
  motion: Motion | null
}

/** In characters; the database holds no more. */
export const PROFILE_NAME_MAX = 80

export function isMotion(value: unknown): value is Motion {
  return value === 'full' || value === 'reduced'
}

/**
 * A row of the table `profiles`. A choice that is not known any more counts as not made.
 * @throws AppError `invalid-data` where it is no row at all.
 */
export function parseProfile(row: unknown): Profile {
  if (typeof row !== 'object' || row === null || !('name' in row)) {
    throw new AppError('invalid-data', 'A profile cannot be read')
  }
  const field = new Map<string, unknown>(Object.entries(row))
  const text = (name: string) => {
    const value = field.get(name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const language = field.get('language')
  const lowData = field.get('low_data')
  const motion = field.get('motion')
  return {
    name: text('name'),
    avatarPath: text('avatar_path'),
    language: isLanguage(language) ? language : null,
    lowData: typeof lowData === 'boolean' ? lowData : null,
    motion: isMotion(motion) ? motion : null,
  }
}
