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

/** What a place is, by how its Chinese name ends; a city is known without the word. The longer ending first. */
const kindsOfPlace = [
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['新区', ' New Area'],
  ['林区', ' Forest District'],
  ['地区', ' Prefecture'],
  ['街道', ' Subdistrict'],
  ['市', ''],
  ['区', ' District'],
  ['县', ' County'],
  ['旗', ' Banner'],
  ['盟', ' League'],
  ['镇', ' Town'],
  ['乡', ' Township'],
] as const

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
