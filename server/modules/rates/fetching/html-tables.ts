export type Table = readonly (readonly string[])[]

const token =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-zA-Z][a-zA-Z0-9]*)\b[^>]*>|([^<]+)|</g

/**
 * The tables of a page as rows of cell texts. Public pages leave closing tags out, so rows and cells begin with their
 * opening tag and end where the next one begins; a table inside a cell is a table of its own.
 */
export function readTables(html: string): Table[] {
  const tables: string[][][] = []
  const open: string[][][] = []
  let isInCell = false
  for (const [, , closing, name = '', text] of html.matchAll(token)) {
    const table = open.at(-1)
    const tag = name.toLowerCase()
    if (tag === 'table' && closing === '') {
      const next: string[][] = []
      tables.push(next)
      open.push(next)
      isInCell = false
    } else if (tag === 'table') {
      open.pop()
      isInCell = false
    } else if (table && tag === 'tr') {
      isInCell = false
      if (closing === '') table.push([])
    } else if (table && (tag === 'td' || tag === 'th')) {
      isInCell = closing === ''
      if (isInCell) table.at(-1)?.push('')
    } else if (table && isInCell && text !== undefined) {
      const row = table.at(-1)
      if (row && row.length > 0) row[row.length - 1] += text
    }
  }
  return tables.map((rows) => rows.map((row) => row.map(plain)).filter((row) => row.length > 0))
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

const plain = (cell: string): string =>
  cell
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
