import { decodeXmlEntities } from '../excel/xml-text.ts'
import { deepestElement, mostElements } from '../parsing/budgets.ts'

export type XmlElement = {
  /** The name has no prefix of its namespace. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

const name = '[^\\s<>/="\'!?]+'
const openTag = new RegExp(`<(${name})`, 'y')
const closeTag = new RegExp(`</(${name})\\s*>`, 'y')
const attribute = new RegExp(`\\s+(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const tagEnd = /\s*(\/?)>/y
const declaration = /^\uFEFF?\s*<\?xml\s[^<>]*\?>/

const localName = (whole: string): string => whole.slice(whole.indexOf(':') + 1)

/**
 * The elements of an XML document; undefined where it is not well formed. There is no document type and no entity
 * besides the five of XML itself, so that nothing is fetched and no text grows; processing instructions, which a viewer
 * would follow, are refused as well. Each place of the text is looked at once.
 */
export function xmlTree(xml: string): XmlElement | undefined {
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  let at = declaration.exec(xml)?.[0].length ?? 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(xml)
    if (found) at = pattern.lastIndex
    return found
  }
  const skipTo = (end: string): string | undefined => {
    const found = xml.indexOf(end, at)
    if (found < 0) return undefined
    const text = xml.slice(at, found)
    at = found + end.length
    return text
  }
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    const between = xml.slice(at, next < 0 ? xml.length : next)
    const parent = open.at(-1)
    if (parent) parent.text += decodeXmlEntities(between)
    else if (/[^\s\uFEFF]/.test(between)) return undefined
    if (next < 0) break
    at = next
    if (xml.startsWith('<!--', at)) {
      if (skipTo('-->') === undefined) return undefined
    } else if (xml.startsWith('<![CDATA[', at)) {
      at += '<![CDATA['.length
      const text = skipTo(']]>')
      if (text === undefined || !parent) return undefined
      parent.text += text
    } else if (xml.startsWith('</', at)) {
      const closed = take(closeTag)
      if (!closed || localName(closed[1] ?? '') !== open.pop()?.name) return undefined
    } else {
      const opened = take(openTag)
      count += 1
      if (!opened || count > mostElements || (root && !parent)) return undefined
      const attributes = new Map<string, string>()
      for (let found = take(attribute); found; found = take(attribute))
        attributes.set(localName(found[1] ?? ''), decodeXmlEntities(found[2] ?? found[3] ?? ''))
      const end = take(tagEnd)
      if (!end) return undefined
      const element: XmlElement = { name: localName(opened[1] ?? ''), attributes, children: [], text: '' }
      parent?.children.push(element)
      root ??= element
      if (end[1] === '') open.push(element)
      if (open.length > deepestElement) return undefined
    }
  }
  return open.length === 0 ? root : undefined
}

/**
 * All elements by their names in lower case and without hyphens, each list in the order of the document; those of
 * `closed` names without what is in them.
 */
export function elementsByName(
  root: XmlElement,
  closed: ReadonlySet<string> = noNames,
): Map<string, XmlElement[]> {
  const found = new Map<string, XmlElement[]>()
  const waiting = [root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const key = plainName(element.name)
    const same = found.get(key)
    if (same) same.push(element)
    else found.set(key, [element])
    if (closed.has(key)) continue
    for (const child of element.children.toReversed()) waiting.push(child)
  }
  return found
}
export const plainName = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '')
const noNames: ReadonlySet<string> = new Set()

/** Names of the languages that a browser draws or runs when it opens an XML file. */
const shown = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL|1998\/Math)/i

/** Whether it is data alone, which no browser draws or runs. */
export const isData = (root: XmlElement): boolean =>
  [...elementsByName(root).values()]
    .flat()
    .every(({ attributes }) => [...attributes.values()].every((value) => !shown.test(value)))
