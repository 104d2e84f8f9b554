import { type GridColumn, type GridRow, keptText, type Range } from './grid-types.ts'

/** Cells as spreadsheets put them on the clipboard: tabs, line ends, and quotes around what contains either. */
export function readTable(text: string): string[][] {
  const trimmed = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '')
  if (trimmed === '') return [['']]
  if (!trimmed.includes('"')) return trimmed.split('\n').map((line) => line.split('\t'))
  const rows: string[][] = [[]]
  let at = 0
  while (at <= trimmed.length) {
    const cell = readCell(trimmed, at)
    rows.at(-1)?.push(cell.text)
    if (trimmed[cell.end] === '\n') rows.push([])
    at = cell.end + 1
  }
  return rows
}

const ends = (text: string, at: number): boolean =>
  at >= text.length || text[at] === '\t' || text[at] === '\n'

function readCell(text: string, start: number): { text: string; end: number } {
  if (text[start] === '"') {
    let content = ''
    for (let at = start + 1; at < text.length; at += 1) {
      if (text[at] !== '"') content += text[at]
      else if (text[at + 1] === '"') {
        content += '"'
        at += 1
      } else if (ends(text, at + 1)) return { text: content, end: at + 1 }
      // A quote in the middle: this was never a quoted cell, such as 5" in a model's name.
      else break
    }
  }
  let end = start
  while (!ends(text, end)) end += 1
  return { text: text.slice(start, end), end }
}

const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Codes are copied as names, which are readable in a spreadsheet and are recognised when pasted back. */
export function writeTable(rows: readonly GridRow[], columns: readonly GridColumn[], range: Range): string {
  const shown = columns.slice(range.left, range.right + 1)
  const lines: string[] = []
  for (let place = range.top; place <= range.bottom; place += 1) {
    const row = rows[place]
    const texts = shown.map((column) => {
      const cellText = keptText(row, column)
      return column.choices && column.show && cellText !== '' ? column.show(cellText) : cellText
    })
    lines.push(texts.map(quoted).join('\t'))
  }
  return lines.join('\n')
}
