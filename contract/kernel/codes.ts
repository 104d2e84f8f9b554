/**
 * A coded value list: the specification's number (or letter) stands only here; all other code uses
 * the name. The texts are in phrases/<locale>/codes.ts under the list's name, one for each key.
 */
export type CodeValue = number | string
export type CodeList<K extends string = string, V extends CodeValue = CodeValue> = {
  readonly name: string
  readonly codes: Readonly<Record<K, V>>
  readonly keys: readonly K[]
  readonly values: readonly V[]
  /** The name of a code, or undefined for a value that is not in the list. */
  keyOf(value: CodeValue): K | undefined
}

type Codes = Readonly<Record<string, CodeValue>>
const isWords = (given: readonly string[] | Codes): given is readonly string[] => Array.isArray(given)

/** Codes by their names, or words that are their own names. */
export function codeList<const W extends string>(name: string, words: readonly W[]): CodeList<W, W>
export function codeList<const C extends Codes>(
  name: string,
  codes: C,
): CodeList<keyof C & string, C[keyof C]>
export function codeList(name: string, given: readonly string[] | Codes): CodeList {
  const codes: Codes = isWords(given) ? Object.fromEntries(given.map((word) => [word, word])) : given
  const keys = Object.keys(codes)
  const byValue = new Map(Object.entries(codes).map(([key, value]) => [value, key]))
  return { name, codes, keys, values: Object.values(codes), keyOf: (value) => byValue.get(value) }
}

export type KeyOf<L> = L extends CodeList<infer K> ? K : never
