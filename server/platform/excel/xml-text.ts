const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const decodeXmlEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x?[\da-f]+|\w+);/gi, decodeEntity) : text

/** Text content as people see it: XML's own escapes, then the _x000D_ that spreadsheets put on top. */
export function decodeXmlText(text: string): string {
  const plain = decodeXmlEntities(text)
  return plain.includes('_x')
    ? plain.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

const longestTag = 64 * 1024
const readingAid = /<(?:\w+:)?rPh[\s>]/
const readingAidEnd = /<\/(?:\w+:)?rPh>/
const textRun = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</g

const cdata = '<![CDATA['

/** Sections of unescaped text as escaped text: they are rare, and what reads cells need not know them. */
export function withoutSections(xml: string): string {
  if (!xml.includes(cdata)) return xml
  const [first = '', ...others] = xml.split(cdata)
  const escaped = others.map((piece) => {
    const end = piece.indexOf(']]>')
    if (end < 0) throw new Error('text cut off')
    return (
      piece.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') +
      piece.slice(end + 3)
    )
  })
  return first + escaped.join('')
}

/** All runs of a text joined, without phonetic guides (furigana). */
export function runsText(xml: string): string {
  let text = ''
  for (const [, run = ''] of withoutReadingAids(withoutSections(xml)).matchAll(textRun)) text += run
  return decodeXmlText(text)
}

function withoutReadingAids(xml: string): string {
  if (!xml.includes('rPh')) return xml
  const [first = '', ...others] = xml.split(readingAid)
  return first + others.map((piece) => piece.split(readingAidEnd, 2)[1] ?? '').join('')
}

type Attributes = ReadonlyMap<string, string>

// The value may be missing: a word that is no attribute is skipped as a whole, not letter by letter.
const attribute = /([\w:]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g

function attributesOf(tag: string): Attributes {
  const attributes = new Map<string, string>()
  for (const [, key = '', quoted, value = quoted] of tag.matchAll(attribute))
    if (value !== undefined) attributes.set(key, value)
  return attributes
}

/** Where a search for tags goes on when more text has come: at the tag that is not closed yet, if there is one. */
export function resumeAt(text: string): number {
  const open = text.lastIndexOf('<')
  if (open < 0 || text.includes('>', open)) return text.length
  if (text.length - open > longestTag) throw new Error('tag too long')
  return open
}

export function tagsOf(xml: string, name: string): Attributes[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g'))
  return [...tags].map(([, attributes = '']) => attributesOf(attributes))
}
