import { syllablesOf } from '../../platform/pinyin.ts'

/** A token as the table keeps it; a longer keyword is looked up by its beginning. */
const longest = 40
const tokensAtMost = 80
const han = /\p{Script=Han}/u

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

type Kind = 'letter' | 'digit' | 'han' | 'space' | 'other'
function kindOf(character: string): Kind {
  if (/\s/.test(character)) return 'space'
  if (/\d/.test(character)) return 'digit'
  if (han.test(character)) return 'han'
  return /[\p{L}\p{M}]/u.test(character) ? 'letter' : 'other'
}

/**
 * Everything from where a part begins: 'STM32F103' gives stm32f103, 32f103, f103 and 103, a Chinese name one for each
 * character. Spaces are left out, because users type them differently.
 */
function endingsOf(text: string): string[] {
  const characters = Array.from(plain(text))
  const kinds = characters.map(kindOf)
  return characters.flatMap((_, place) => {
    const kind = kinds[place]
    const begins = kind === 'han' || kind !== kinds[place - 1]
    if (!begins || kind === 'space' || kind === 'other') return []
    return [characters.slice(place).join('').replaceAll(/\s+/g, '').slice(0, longest)]
  })
}

/** Pinyin and initials from each character on: 'dianrong' and 'dr' find a name that ends so. */
async function chineseEndingsOf(text: string): Promise<string[]> {
  if (!han.test(text)) return []
  const syllables = (await syllablesOf(plain(text))).map((syllable) => syllable.replaceAll(/\s+/g, ''))
  return syllables.flatMap((_, place) => {
    const rest = syllables.slice(place)
    return [
      rest.join('').slice(0, longest),
      rest
        .map((part) => part[0] ?? '')
        .join('')
        .slice(0, longest),
    ]
  })
}

/** The column `search`: the parts a keyword may begin with, each after a space. */
export async function productSearchOf(product: {
  model: string
  brand: string
  name: string
}): Promise<string> {
  const tokens = new Set([
    ...endingsOf(product.model),
    ...endingsOf(product.brand),
    ...endingsOf(product.name),
  ])
  for (const text of [product.name, product.brand]) {
    for (const token of await chineseEndingsOf(text)) tokens.add(token)
  }
  // A single letter or digit matches too many products and is skipped, unless it is the whole text or Chinese.
  const wholes = new Set([product.model, product.brand, product.name].map((text) => plain(text)))
  const words = [...tokens].filter((token) => token.length > 1 || wholes.has(token) || han.test(token))
  return words
    .slice(0, tokensAtMost)
    .map((token) => ` ${token}`)
    .join('')
}

/** The words of a keyword, the longest and therefore rarest first. */
export const keywordWords = (keyword: string): string[] =>
  plain(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longest))
    .toSorted((a, b) => b.length - a.length)

/** All texts that begin with the word, in the byte order of collation "C". */
export const prefixRange = (word: string): { from: string; below: string } => ({
  from: word,
  below: `${word}\u{10ffff}`,
})
