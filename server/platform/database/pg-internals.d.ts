/** The parts of pg that its published types leave out and that a Batch needs. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown
}
