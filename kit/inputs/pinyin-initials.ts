/** The first character of each initial in the order of pinyin; no syllable begins with i, u or v. */
const firsts = [
  0x963f, 0x516b, 0x5693, 0x54d2, 0x59b8, 0x53d1, 0x65ee, 0x54c8, 0x8ba5, 0x5494, 0x5783, 0x75f3, 0x62cf,
  0x5662, 0x5991, 0x4e03, 0x5465, 0x4ee8, 0x5b83, 0x7a75, 0x5915, 0x4e2b, 0x5e00,
].map((code) => String.fromCodePoint(code))
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
 * The initials of a text, 'zg' for the two characters of China, as the browser's own order of pinyin tells them: exact enough to find an
 * option by typing. What is no Chinese character stays.
 */
export function initialsOf(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const initials = Array.from(text.toLowerCase(), letterOf).join('')
  known.set(text, initials)
  return initials
}
