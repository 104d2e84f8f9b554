import Big from 'big.js'
import { at } from '../../refusals.ts'
import type { Finding } from '../refusal.ts'
import type { LineColumns } from './line-column.ts'
import { isLineNumber } from './line-number.ts'

/** Each line has its own key. */
export function checkLineKeys(lines: readonly { readonly key: string }[]): Finding[] {
  const seen = new Set<string>()
  return lines.flatMap(({ key }, place) => {
    if (seen.has(key)) return [at(`lines.${place}.key`, 'orderLine.keyTwice')]
    seen.add(key)
    return []
  })
}

type Cells = { readonly rawCells: Readonly<Partial<Record<string, string>>> }

/** Required cells of a line that are empty, and required numbers that are not above zero. */
export const checkRequired = (columns: LineColumns, line: Cells, place: number): Finding[] =>
  columns.flatMap(({ key, kind, isRequired }) => {
    if (!isRequired) return []
    const value = (line as Readonly<Record<string, unknown>>)[key]
    const path = `lines.${place}.${key}`
    if (value === '' || value === null) return [at(path, 'field.required')]
    const isPositive = !isLineNumber(kind) || typeof value !== 'string' || new Big(value).gt(0)
    return isPositive ? [] : [at(path, 'orderLine.notPositive')]
  })

/** The cells that could not be read, and what else is wrong: an unreadable cell is empty, which is not its error. */
export function withUnreadable(line: Cells, place: number, findings: readonly Finding[]): Finding[] {
  const unreadable = Object.entries(line.rawCells).map(([key, text = '']) =>
    at(`lines.${place}.${key}`, 'orderLine.unreadable', { text }),
  )
  if (unreadable.length === 0) return [...findings]
  const paths = new Set(unreadable.map(({ path }) => path))
  return [...unreadable, ...findings.filter(({ path }) => !paths.has(path))]
}

type Weights = { readonly netWeight: string; readonly grossWeight: string }

export const isGrossBelowNet = ({ netWeight, grossWeight }: Weights): boolean =>
  netWeight !== '' && grossWeight !== '' && new Big(grossWeight).lt(netWeight)
