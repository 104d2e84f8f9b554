/** pinyin-pro's tables take memory that a process which never writes a Chinese name need not give. */
const load = async () => (await import('pinyin-pro')).pinyin

/** One entry a Chinese character; what is not Chinese stays together. As it is typed: lv, not lü. */
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

/** Places are written in pinyin on English documents, joined and capitalised. */
export async function romanised(chinese: string): Promise<string> {
  const joined = (await syllablesOf(chinese)).join('')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}
