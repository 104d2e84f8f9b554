/**
 * A declaration's number as customs gives it: customs office (4 digits), year (4), direction (1 import, 0 export) and
 * sequence (9).
 */
type DeclarationNumber = {
  readonly office: string
  readonly year: number
  readonly isImport: boolean
  readonly sequence: string
}

const form = /^(\d{4})(\d{4})([01])(\d{9})$/

/** The number's parts, or nothing for a text that is no such number. */
export function parseDeclarationNumber(text: string): DeclarationNumber | undefined {
  const [number, office = '', year = '', direction, sequence = ''] = form.exec(text) ?? []
  if (number === undefined) return undefined
  // Numbers of this form were introduced in 2008; before that the year does not stand there.
  if (Number(year) < 2008 || Number(year) > 2100) return undefined
  return { office, year: Number(year), isImport: direction === '1', sequence }
}
