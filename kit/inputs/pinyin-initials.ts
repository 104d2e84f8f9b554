/** The first character of each initial in the order of pinyin; no syllable begins with i, u or v. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀']
const letters = 'abcdefghjklmnopqrstwxyz'

const order = new Intl.Collator('zh-CN-u-co-pinyin')
const han = /\p{Script=Han}/u
const known = new Map<string, string>()

function letterOf(sign: string): string {
  if (!han.test(sign)) return sign
  const place = firsts.findLastIndex((first) => order.compare(first, sign) <= 0)
  return letters[place] ?? ''
}

/**
 * The initials of a text, 'zgxg' for 中国香港, as the browser's own order of pinyin tells them: exact enough to find an
 * option by typing. What is no Chinese character stays.
 */
export function initialsOf(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const initials = [...text.toLowerCase()].map(letterOf).join('')
  known.set(text, initials)
  return initials
}
