import { inboundHeadings } from './inbound-headings.ts'
import { lineHeadings } from './line-headings.ts'
import { plainHeading } from './sheet-text.ts'

type Headings = Readonly<Partial<Record<string, readonly string[]>>>

/**
 * What the columns of lines are called, in plain form: the headings of other people's sheets and our own labels. Of
 * these a reader recognises the head of a table in a document, whatever record it is for.
 */
export function paperHeadings(
  own: readonly Headings[],
  isNumber: (key: string) => boolean,
): { readonly all: string[]; readonly numbers: string[] } {
  const all = new Set<string>()
  const numbers = new Set<string>()
  for (const headings of [lineHeadings, inboundHeadings, ...own])
    for (const [key, texts = []] of Object.entries(headings))
      for (const text of texts) {
        const plain = plainHeading(text)
        if (plain === '') continue
        all.add(plain)
        if (isNumber(key)) numbers.add(plain)
      }
  return { all: [...all], numbers: [...numbers] }
}
