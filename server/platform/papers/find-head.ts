import { joinTexts } from '@quayside/contract/kernel/paper.ts'
import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { overlap, type TextLine } from './text-lines.ts'

/** What the columns of lines are called, in plain form, and which of these hold numbers. */
export type KnownHeadings = { readonly all: ReadonlySet<string>; readonly numbers: ReadonlySet<string> }

export type HeadColumn = {
  readonly from: number
  readonly to: number
  /** From the top down. */
  readonly texts: readonly string[]
  /** What stands above this column and others. */
  readonly above: readonly string[]
  readonly places: readonly number[]
}
type Head = { readonly columns: readonly HeadColumn[]; readonly lines: number }

const mostLines = 3
/** A column that is known whole counts twice, one that is known by a part of its heading once. */
const whole = 2
const fewestKnown = 2

/** The head that begins with this line: one to three lines of which most texts are known headings. */
export function headAt(lines: readonly TextLine[], at: number, known: KnownHeadings): Head | undefined {
  const found = bestAt(lines, at, known)
  if (!found) return undefined
  // A line above the head would become part of it: the head begins where most is known.
  for (let next = at + 1; next < at + Math.max(2, found.lines); next += 1)
    if ((bestAt(lines, next, known)?.score ?? 0) > found.score) return undefined
  return found
}

function bestAt(
  lines: readonly TextLine[],
  at: number,
  known: KnownHeadings,
): (Head & { readonly score: number }) | undefined {
  let best: (Head & { score: number }) | undefined
  for (let count = 1; count <= mostLines; count += 1) {
    const part = lines.slice(at, at + count)
    if (part.length < count || part.some(({ page }) => page !== part[0]?.page)) break
    const columns = columnsOf(part)
    const scores = columns.map((column) => scoreOf(column, known.all))
    const found = scores.filter((score) => score > 0).length
    const score = scores.reduce((sum, each) => sum + each, 0)
    const isHead = found > fewestKnown || (found === fewestKnown && found * 2 >= columns.length)
    const isBetter = score > (best?.score ?? 0) || (score === best?.score && isOfUnits(part.at(-1)))
    if (isHead && isBetter) best = { columns, lines: count, score }
  }
  return best
}

/** A line of units in brackets below the headings: `(PCS)`, `(USD)`. */
const isOfUnits = (line: TextLine | undefined): boolean =>
  line !== undefined && line.segments.every(({ text }) => plainHeading(text) === '')

/** The bottom line has the columns; what stands above one of them belongs to it, what stands above several to each. */
function columnsOf(lines: readonly TextLine[]): HeadColumn[] {
  let columns: HeadColumn[] = []
  for (const { segments } of lines.toReversed()) {
    const added: HeadColumn[] = []
    for (const { from, to, text, place } of segments) {
      const below = columns.filter((column) => overlap(column, { from, to }) > 0)
      if (below.length === 0) added.push({ from, to, texts: [text], above: [], places: [place] })
      columns = columns.map((column) => {
        if (!below.includes(column)) return column
        if (below.length > 1)
          return { ...column, above: [text, ...column.above], places: [place, ...column.places] }
        return {
          ...column,
          from: Math.min(column.from, from),
          to: Math.max(column.to, to),
          texts: [text, ...column.texts],
          places: [place, ...column.places],
        }
      })
    }
    columns = [...columns, ...added].toSorted((one, other) => one.from - other.from)
  }
  return columns
}

/** A heading as it stands, and with what stands above it and others. */
const wholeReadings = ({ texts, above }: HeadColumn): string[] => {
  const own = joinTexts(texts)
  return above.length === 0 ? [own] : [own, joinTexts([...above, own]), joinTexts([own, ...above])]
}

function scoreOf(column: HeadColumn, known: ReadonlySet<string>): number {
  const isKnown = (text: string): boolean => known.has(plainHeading(text))
  if (wholeReadings(column).some(isKnown)) return whole
  return column.texts.some(isKnown) ? 1 : 0
}

/** The reading that is known; as it stands where none is. */
export const headingOf = (column: HeadColumn, known: ReadonlySet<string>): string => {
  const isKnown = (text: string): boolean => known.has(plainHeading(text))
  const [own = '', ...others] = wholeReadings(column)
  return [own, ...others, ...column.texts].find(isKnown) ?? joinTexts([...column.above, own])
}
