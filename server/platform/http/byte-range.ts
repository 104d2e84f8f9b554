/** The first and the last byte of a part of a file, both of it. */
export type Part = { readonly start: number; readonly end: number }

/**
 * The part that a `Range` header asks for: `bytes=0-99`, `bytes=100-`, `bytes=-50`. Anything else, several parts among it,
 * is answered with the whole file, as HTTP allows; `none` where the file has no such part.
 */
export function partOf(header: string | undefined, bytes: number): Part | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 || bytes === 0
      ? 'none'
      : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= bytes) return 'none'
  return { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
