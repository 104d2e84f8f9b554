import type { PaperPage } from '@quayside/contract/kernel/paper.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { mostPages, mostTexts } from '../parsing/budgets.ts'
import type { PaperReason } from './paper-reasons.ts'
import { joinedTexts, type PlacedText, round } from './placed-texts.ts'
import { shownText } from './shown-text.ts'

type Item = {
  readonly str?: string
  readonly transform?: readonly number[]
  readonly width?: number
  readonly height?: number
}
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
      const placed = joinedTexts(
        items.flatMap((item) => placedOf(item as Item, viewport.transform as number[])),
      )
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

/** Texts that are turned stand across the others: watermarks and stamps. */
function placedOf(
  { str = '', transform = [], width = 0, height = 0 }: Item,
  view: readonly number[],
): PlacedText[] {
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
