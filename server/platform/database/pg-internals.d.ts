/** The parts of pg that its published types leave out and that a Batch needs. */
declare module 'pg/lib/result.js' {
  export default class Result {
    rows: Record<string, unknown>[]
    constructor(rowMode: 'array' | undefined, types: unknown)
    addFields(fields: unknown[]): void
    parseRow(fields: unknown[]): Record<string, unknown>
    addRow(row: Record<string, unknown>): void
  }
}
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown
}
