import type { NamedPlace } from './question.ts'
import { ASKING_WORDS, COMMON_NAME_WORDS, COUNTRY_ALIASES, PLACE_ALIASES } from './vocabulary.ts'

/** The places that a question names, by their own words, another name of theirs, or their country. */
export function placesIn(words: string, places: readonly NamedPlace[]): string[] {
  const aliases = aliasesIn(words, PLACE_ALIASES)
  const named = places.filter(({ name }) => {
    const full = name.toLowerCase()
    return (
      words.includes(full) || aliases.includes(full) || ownWords(name).some((word) => isNamed(word, words, aliases))
    )
  })
  if (named.length > 0) return named.map(({ id }) => id)
  const countries = aliasesIn(words, COUNTRY_ALIASES)
  return places.flatMap(({ id, location }) => (isNamed(location.toLowerCase(), words, countries) ? id : []))
}

/** What a question asks for beside the places that it names, in words to search by; empty where that is nothing. */
export function searchWords(text: string, places: readonly NamedPlace[]): string {
  const words = text.toLowerCase().replaceAll('’', "'")
  const named = new Set(placesIn(words, places))
  const names = places.flatMap(({ id, name, location }) =>
    named.has(id) ? [...wordsOf(name), ...wordsOf(location)] : [],
  )
  const aliases = [...Object.keys(PLACE_ALIASES), ...Object.keys(COUNTRY_ALIASES)].filter((one) => hasWord(words, one))
  const said = new Set([...names, ...aliases.flatMap(wordsOf)])
  return wordsOf(words)
    .filter((word) => !ASKING_WORDS.has(word) && !said.has(word))
    .join(' ')
}

function isNamed(word: string, words: string, aliases: readonly string[]): boolean {
  return hasWord(words, word) || aliases.includes(word)
}

function aliasesIn(words: string, aliases: Readonly<Record<string, string>>): string[] {
  return Object.entries(aliases).flatMap(([alias, own]) => (hasWord(words, alias) ? own : []))
}

/** The words of a name that belong to this place alone. */
function ownWords(name: string): string[] {
  return wordsOf(name.toLowerCase()).filter((word) => word.length > 3 && !COMMON_NAME_WORDS.has(word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? []
}

function hasWord(words: string, word: string): boolean {
  const at = words.indexOf(word)
  if (at < 0) return false
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
  return !isLetter(words[at - 1]) && !isLetter(words[at + word.length])
}
