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
export function textWidth(text: string, size: number): number {
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
/** A text of a report stands on two lines or so: a column with less room is left out instead. */
const readableText = 8

/** What of a text stands on one line: a word or an identifier. Chinese breaks between any two characters. */
const unbroken = (text: string): string[] => text.split(/[\s\u2e80-\uffef]+/)

const widest = (texts: readonly string[], size: number): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, size)), 0)

/** A figure, a date, a number: what stands in a whole column without being a sentence. */
const isFigure = (text: string): boolean => !/[\u2e80-\uffef]|[a-z]{3}/.test(text)

type Asked = { readonly isWhole: boolean; readonly least: number; readonly most: number }

/** What a column needs without breaking a figure, a date or an identifier, and what it would like to have. */
function widthsOf(
  { header, isWhole }: Column,
  texts: readonly string[],
  { size, keepsWords }: { size: number; keepsWords: boolean },
): Asked {
  const head = Math.min(widest(unbroken(header), size), widestText * size)
  if (isWhole) {
    // A head of several words stands on several lines: it would take the room from the values of other columns.
    const pieces = texts.flatMap((text) => (isFigure(text) ? [text] : unbroken(text)))
    const least = Math.max(widest(pieces, size), head, headOfHan(header, size))
    return { isWhole, least, most: Math.max(least, widest(header.split('\n'), size)) }
  }
  const values = widest([...header.split('\n'), ...texts], size)
  const words = !keepsWords ? 0 : Math.min(widest(texts.flatMap(unbroken), size), widestText * size)
  const least = Math.max(head, headOfHan(header, size), words, narrowestText * size)
  return { isWhole, least, most: Math.max(least, Math.min(values, widestText * size)) }
}

/** Chinese heads break between any two characters: up to four of them stay together. */
const headOfHan = (header: string, size: number): number =>
  Math.min(widest(header.split(/[\s(（]/), size), 4 * size)

const textsOf = (rows: readonly (readonly string[])[], place: number): string[] =>
  rows.map((row) => row[place] ?? '')

/** Takes as many columns, in the order of their importance, as have room side by side; `gap` stands beside each. */
export function countFitting(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { room, size, gap }: { room: number; size: number; gap: number },
): number {
  let left = room
  const beyond = columns.findIndex((column, place) => {
    const { isWhole, least, most } = widthsOf(column, textsOf(rows, place), { size, keepsWords: true })
    left -= (isWhole ? least : Math.max(least, Math.min(most, readableText * size))) + gap
    return left < 0
  })
  return beyond === -1 ? columns.length : beyond
}

/**
 * A width for each column, in points, that together fill `room`: a column of figures has the width of its longest figure,
 * texts and then heads share the rest. Those that want little more are given it first, so that only the longest are broken.
 * Fixed widths, because pdfmake never makes a column of its own choice narrower than its longest word, and a table of
 * long models then leaves the page.
 */
export function fitColumns(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { room, size, keepsWords = false }: { room: number; size: number; keepsWords?: boolean },
): number[] {
  const asked = columns.map((column, place) => widthsOf(column, textsOf(rows, place), { size, keepsWords }))
  const sumOf = (of: 'least' | 'most', among: readonly Asked[]): number =>
    among.reduce((all, each) => all + each[of], 0)
  const [wholes, texts] = [asked.filter(({ isWhole }) => isWhole), asked.filter(({ isWhole }) => !isWhole)]
  const left = room - sumOf('least', wholes)
  if (left < texts.length * narrowestText * size)
    return asked.map(({ least }) => least * (room / sumOf('least', asked)))
  if (left < sumOf('least', texts))
    return asked.map(({ isWhole, least }) => (isWhole ? least : least * (left / sumOf('least', texts))))
  const most = sumOf('most', asked)
  if (room >= most) {
    const more = texts.length === 0 ? room / most : (room - sumOf('most', wholes)) / sumOf('most', texts)
    return asked.map((each) => (each.isWhole && texts.length > 0 ? each.most : each.most * more))
  }
  const afterTexts = spread(texts, left - sumOf('least', texts))
  const afterHeads = spread(wholes, afterTexts.spare)
  return asked.map((each) => afterTexts.widths.get(each) ?? afterHeads.widths.get(each) ?? each.least)
}

/** Widths between the least and the most, those that lack the least first, and what then is left. */
function spread(
  columns: readonly Asked[],
  room: number,
): { widths: ReadonlyMap<Asked, number>; spare: number } {
  const widths = new Map<Asked, number>()
  let spare = room
  for (const [place, each] of columns.toSorted((a, b) => a.most - a.least - (b.most - b.least)).entries()) {
    const more = Math.min(each.most - each.least, spare / (columns.length - place))
    widths.set(each, each.least + more)
    spare -= more
  }
  return { widths, spare }
}
