import type { Row } from '../database/row-reader.ts'

/** Rows as CSV (RFC 4180) with their column names in the first line; what is no text is written as JSON, nothing as ''. */
export function toCsv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => columns.map((column) => quoted(textOf(row[column]))).join(','))
  return `${[columns.map(quoted).join(','), ...lines].join('\r\n')}\r\n`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
