import type { PaperPage, PaperText } from '@quayside/contract/kernel/paper.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { mostPages, mostTexts } from '../parsing/budgets.ts'
import type { PaperReason } from './paper-reasons.ts'
import { shownText } from './shown-text.ts'

type Item = {
  readonly str?: string
  readonly transform?: readonly number[]
  readonly width?: number
  readonly height?: number
}
/** With the height of its letters, which says what is a space and what a gap between columns. */
type Placed = PaperText & { readonly size: number }

/** Of the height of the letters: what is nearer belongs to one text, and from the second on a space stands between. */
const sameText = 0.45
const space = 0.12

/** The texts of a PDF at their places. Its fonts are not drawn, its scripts not run and nothing is fetched. */
export async function pdfPages(
  bytes: Uint8Array,
  mostLetters: number,
): Promise<Outcome<{ pages: PaperPage[] }, PaperReason>> {
  // Loaded with the first PDF: a process that sees none stays smaller.
  const { getDocumentProxy } = await import('unpdf')
  const pages: PaperPage[] = []
  let letters = 0
  let texts = 0
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    })
    if (document.numPages > mostPages) return refused('paper.tooManyPages', { max: String(mostPages) })
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      if (items.length > 2 * mostTexts) return refused('paper.tooMuchText')
      const placed = joined(items.flatMap((item) => placedOf(item as Item, viewport.transform as number[])))
      texts += placed.length
      letters += placed.reduce((sum, { text }) => sum + text.length, 0)
      if (texts > mostTexts || letters > mostLetters) return refused('paper.tooMuchText')
      pages.push({ width: round(viewport.width), height: round(viewport.height), texts: placed })
      page.cleanup()
    }
  } catch {
    return refused('paper.unreadable')
  }
  return letters === 0 ? refused('paper.noText') : { ok: true, pages }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Texts that are turned stand across the others: watermarks and stamps. */
function placedOf(
  { str = '', transform = [], width = 0, height = 0 }: Item,
  view: readonly number[],
): Placed[] {
  const text = shownText(str)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view
  const [ma = 0, mb = 0, mc = 0, md = 0, me = 0, mf = 0] = transform
  const across = a * ma + c * mb
  const turned = b * ma + d * mb
  const size = Math.abs(b * mc + d * md) || height
  if (text === '' || across <= 0 || Math.abs(turned) > 0.01 * across || size <= 0) return []
  const x = a * me + c * mf + e
  const baseline = b * me + d * mf + f
  const shift = (width * (str.length - str.trimStart().length)) / str.length
  const own = width * (str.trim().length / str.length)
  if (![x, baseline, size, own].every(Number.isFinite)) return []
  return [{ x: x + shift, y: baseline - size * 0.85, width: own, height: size * 1.1, size, text }]
}

/** Words that stand side by side are one text; columns have a gap between them. */
function joined(items: readonly Placed[]): PaperText[] {
  const sorted = items.toSorted((one, other) => one.y - other.y || one.x - other.x)
  const lines: Placed[][] = []
  for (const item of sorted) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && Math.abs(first.y - item.y) < 0.4 * Math.min(first.size, item.size)) line.push(item)
    else lines.push([item])
  }
  return lines.flatMap((line) => {
    const texts: Placed[] = []
    for (const item of line.toSorted((one, other) => one.x - other.x)) {
      const before = texts.at(-1)
      const gap = before ? item.x - before.x - before.width : Number.POSITIVE_INFINITY
      if (!before || gap > sameText * item.size || gap < -item.size) texts.push(item)
      else
        texts[texts.length - 1] = {
          ...before,
          width: Math.max(before.width, item.x + item.width - before.x),
          text: `${before.text}${gap > space * item.size ? ' ' : ''}${item.text}`,
        }
    }
    return texts.map(({ x, y, width, height, text }) => ({
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      text,
    }))
  })
}
