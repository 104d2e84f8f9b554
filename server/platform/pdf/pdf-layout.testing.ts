import { getDocumentProxy } from 'unpdf'
import { paper } from './pdf-frame.ts'

type PlacedText = { text: string; left: number; right: number; bottom: number; top: number }
type Item = { str?: string; transform?: number[]; width?: number }

/** Rounding of the two libraries, in points. */
const tolerance = 0.6

/** What a reader would mark in a document, read back by another library: texts outside the margins or over each other. */
export async function layoutFaults(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const faults: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width } = page.getViewport({ scale: 1 })
    const texts = (await page.getTextContent()).items.flatMap((item) => placed(item as Item))
    for (const { text, left, right } of texts) {
      if (left < paper.left - tolerance || right > width - paper.right + tolerance)
        faults.push(`page ${number}: '${text}' stands at ${left.toFixed(1)} to ${right.toFixed(1)}`)
    }
    for (const [one, other] of overlapping(texts))
      faults.push(`page ${number}: '${one.text}' and '${other.text}' overlap`)
  }
  await document.cleanup()
  return faults
}

/** The watermark is the only text that is turned; it stands across the others on purpose. */
function placed({ str = '', transform = [], width = 0 }: Item): PlacedText[] {
  const [scale = 0, turn = 0, , height = scale, x = 0, y = 0] = transform
  if (str.trim() === '' || turn !== 0) return []
  const leading = str.length - str.trimStart().length
  const own = width * (str.trim().length / str.length)
  const left = x + (width - own) * (leading > 0 ? 1 : 0)
  return [{ text: str.trim(), left, right: left + own, bottom: y - height * 0.1, top: y + height * 0.7 }]
}

function overlapping(texts: readonly PlacedText[]): [PlacedText, PlacedText][] {
  const sorted = texts.toSorted((a, b) => a.left - b.left)
  return sorted.flatMap((one, place) => {
    const found: [PlacedText, PlacedText][] = []
    for (const other of sorted.slice(place + 1)) {
      if (other.left > one.right - tolerance) break
      if (one.bottom < other.top - tolerance && other.bottom < one.top - tolerance) found.push([one, other])
    }
    return found
  })
}
