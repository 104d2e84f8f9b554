/** Advance widths of the ASCII characters from the space on, in thousandths of the font's size: the larger of regular and bold. */
const advances = [
  227, 370, 574, 590, 590, 963, 740, 325, 378, 378, 507, 590, 325, 370, 325, 392, 590, 590, 590, 590, 590,
  590, 590, 590, 590, 590, 325, 325, 590, 590, 590, 514, 1007, 641, 681, 656, 714, 615, 585, 717, 757, 330,
  568, 686, 578, 853, 749, 770, 667, 770, 682, 624, 625, 748, 619, 915, 627, 580, 613, 378, 392, 378, 590,
  567, 626, 591, 644, 527, 644, 581, 372, 597, 640, 304, 306, 604, 315, 964, 641, 626, 644, 644, 437, 495,
  421, 637, 576, 863, 562, 574, 511, 378, 296, 378, 590,
]
const firstAdvance = 32
const fullWidth = 1000

/** What a line of text takes at most, in points. */
function textWidth(text: string, size: number): number {
  let thousandths = 0
  for (const character of text)
    thousandths += advances[(character.codePointAt(0) ?? 0) - firstAdvance] ?? fullWidth
  return (thousandths * size) / 1000
}

type Column = {
  readonly header: string
  /** Figures and dates are never broken. */
  readonly isWhole: boolean
}

/** A text column asks for at most this many times the font's size; longer texts are broken. */
const widestText = 22
const narrowestText = 2.5

/** What of a text stands on one line: a word or an identifier. Chinese breaks between any two characters. */
const unbroken = (text: string): string[] => text.split(/[\s\u2e80-\uffef]+/)

const widest = (texts: readonly string[], size: number): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, size)), 0)

type Asked = { readonly isWhole: boolean; readonly least: number; readonly most: number }

/** What a column needs without breaking a figure, a date or an identifier, and what it would like to have. */
function widthsOf(
  { header, isWhole }: Column,
  texts: readonly string[],
  { size, keepsWords }: { size: number; keepsWords: boolean },
): Asked {
  const values = widest([...header.split('\n'), ...texts], size)
  if (isWhole) return { isWhole, least: values, most: values }
  const words = !keepsWords ? 0 : Math.min(widest(texts.flatMap(unbroken), size), widestText * size)
  const least = Math.max(widest(header.split(/\s/), size), words, narrowestText * size)
  return { isWhole, least, most: Math.max(least, Math.min(values, widestText * size)) }
}

const textsOf = (rows: readonly (readonly string[])[], place: number): string[] =>
  rows.map((row) => row[place] ?? '')

/** Of columns in the order of their importance as many as have room side by side; `gap` stands beside each. */
export function countFitting(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { room, size, gap }: { room: number; size: number; gap: number },
): number {
  let left = room
  const beyond = columns.findIndex((column, place) => {
    left -= widthsOf(column, textsOf(rows, place), { size, keepsWords: true }).least + gap
    return left < 0
  })
  return beyond === -1 ? columns.length : beyond
}

/**
 * A width for each column, in points, that together fill `room`: a column of figures has the width of its longest figure,
 * texts share the rest by the width that they ask for. Fixed widths, because pdfmake never makes a column of its own
 * choice narrower than its longest word, and a table of long models then leaves the page.
 */
export function fitColumns(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { room, size, keepsWords = false }: { room: number; size: number; keepsWords?: boolean },
): number[] {
  const asked = columns.map((column, place) => widthsOf(column, textsOf(rows, place), { size, keepsWords }))
  const total = (of: 'least' | 'most', ofTexts: boolean): number =>
    asked.reduce((all, each) => all + (each.isWhole === ofTexts ? 0 : each[of]), 0)
  const left = room - total('least', false)
  const [least, most] = [total('least', true), total('most', true)]
  return asked.map((each) => {
    if (each.isWhole) return each.least
    if (left >= most) return each.most * (left / most)
    if (left < least) return each.least * (left / least)
    return each.least + (each.most - each.least) * ((left - least) / (most - least))
  })
}
