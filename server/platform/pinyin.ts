import { kindsOfPlace } from '@quayside/db/seeds/reference/kinds-of-place.ts'

/** Loaded on first use: pinyin-pro's tables need memory that most processes do not use. */
const load = async () => (await import('pinyin-pro')).pinyin

/** One entry a Chinese character; what is not Chinese stays together. Spelled as typed: lv, not lü. */
export const syllablesOf = async (chinese: string): Promise<string[]> =>
  (await load())(chinese, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })

/** The name, its pinyin and its initials: a picker finds it by any of them. */
export async function searchTextOf(...names: readonly string[]): Promise<string> {
  const parts: string[] = []
  for (const name of names) {
    if (name === '') continue
    const syllables = await syllablesOf(name)
    parts.push(name, syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join(''))
  }
  return [...new Set(parts.map((part) => part.toLowerCase()))].join(' ')
}

/** Places are written in pinyin on English documents, joined and capitalised: Bao'an District. */
export async function romanised(chinese: string): Promise<string> {
  const [ending, kind] = kindsOfPlace.find(
    ([each]) => chinese.endsWith(each) && chinese.length > each.length,
  ) ?? ['', '']
  const syllables = await syllablesOf(chinese.slice(0, chinese.length - ending.length))
  // Without the mark, 'baoan' could as well be read bao-an as ba-o-an.
  const joined = syllables
    .map((each, place) => (place > 0 && /^[aoe]/.test(each) ? `'${each}` : each))
    .join('')
  return joined.charAt(0).toUpperCase() + joined.slice(1) + kind
}
