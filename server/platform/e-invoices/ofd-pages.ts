import type { PaperPage } from '@quayside/contract/kernel/paper.ts'
import { joinedTexts, type PlacedText, round } from '../papers/placed-texts.ts'
import { shownText } from '../papers/shown-text.ts'
import { mostPages, mostTexts } from '../parsing/budgets.ts'
import { type OfdParts, pathFrom } from './ofd-parts.ts'
import { elementsByName, type XmlElement } from './xml-tree.ts'

/** OFDs measure in millimetres. */
const points = 72 / 25.4
/** The most characters of one object on a page; a line across a page has about 200 letters. */
const longestText = 2000
const numbersOf = (text = ''): number[] => text.trim().split(/\s+/).slice(0, 5000).map(Number)
const all = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? (elementsByName(element).get(name) ?? []) : []

type OfdText = PlacedText & { readonly id: string }
type OfdPages = { readonly pages: PaperPage[]; readonly textById: ReadonlyMap<string, string> }

/** The texts of each page at their places with those of its template, and every text by the id of its object. */
export async function ofdPages(parts: OfdParts, documentPath: string): Promise<OfdPages | undefined> {
  const document = await parts.read(documentPath)
  if (!document) return undefined
  const byName = elementsByName(document)
  const templates = new Map(
    (byName.get('templatepage') ?? []).map(({ attributes }) => [
      attributes.get('ID'),
      attributes.get('BaseLoc'),
    ]),
  )
  const [box] = byName.get('physicalbox') ?? []
  const [, , width = 210, height = 297] = numbersOf(box?.text)
  const textById = new Map<string, string>()
  const pages: PaperPage[] = []
  let count = 0
  for (const { attributes } of byName.get('page') ?? []) {
    const content = await parts.read(pathFrom(documentPath, attributes.get('BaseLoc') ?? ''))
    const template = all(content, 'template')[0]?.attributes.get('TemplateID')
    const behind = templates.get(template)
    const texts = [
      ...(behind === undefined ? [] : textsOf(await parts.read(pathFrom(documentPath, behind)))),
      ...textsOf(content),
    ]
    count += texts.length
    if (count > mostTexts || pages.length >= mostPages) return undefined
    for (const { id, text } of texts) textById.set(id, text)
    pages.push({ width: round(width * points), height: round(height * points), texts: joinedTexts(texts) })
  }
  return { pages, textById }
}

const textsOf = (content: XmlElement | undefined): OfdText[] => all(content, 'textobject').flatMap(textOf)

/** One text of each object: what its codes say, where the first one begins. */
function textOf({ attributes, children }: XmlElement): OfdText[] {
  const codes = children.filter(({ name }) => name === 'TextCode')
  const text = shownText(
    codes
      .map((code) => code.text.slice(0, longestText).trim())
      .join('')
      .slice(0, longestText),
  )
  const [left = Number.NaN, top = Number.NaN, boxWidth = 0] = numbersOf(attributes.get('Boundary'))
  const [a = 1, , , d = 1, e = 0, f = 0] = attributes.has('CTM') ? numbersOf(attributes.get('CTM')) : []
  const size = Number(attributes.get('Size') ?? '0') * Math.abs(d) * points
  const [code] = codes
  if (text === '' || !code) return []
  const x = (left + e + a * Number(code.attributes.get('X') ?? '0')) * points
  const baseline = (top + f + d * Number(code.attributes.get('Y') ?? '0')) * points
  const steps = stepsOf(code.attributes.get('DeltaX')) * Math.abs(a) * points
  const width = Math.min(
    steps > 0 ? steps + size : boxWidth * points,
    boxWidth * points || Number.POSITIVE_INFINITY,
  )
  const id = attributes.get('ID') ?? ''
  if (![x, baseline, size, width].every(Number.isFinite) || size <= 0) return []
  return [{ id, x, y: baseline - size * 0.85, width, height: size * 1.1, size, text }]
}

/** How far the letters of a text go: `3.2 1.6`, or `g 4 3.2` for four times 3.2. */
function stepsOf(delta = ''): number {
  const words = delta.trim().split(/\s+/).slice(0, 5000)
  let sum = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === 'g') {
      sum += Number(words[at + 1] ?? '0') * Number(words[at + 2] ?? '0')
      at += 2
    } else sum += Number(word)
  }
  return Number.isFinite(sum) ? sum : 0
}
