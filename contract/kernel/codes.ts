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

export function codeList<const C extends Readonly<Record<string, CodeValue>>>(
  name: string,
  codes: C,
): CodeList<keyof C & string, C[keyof C]> {
  const keys = Object.keys(codes) as (keyof C & string)[]
  const byValue = new Map<CodeValue, keyof C & string>(keys.map((key) => [codes[key] as CodeValue, key]))
  return {
    name,
    codes: codes as Readonly<Record<keyof C & string, C[keyof C]>>,
    keys,
    values: keys.map((key) => codes[key]) as C[keyof C][],
    keyOf: (value) => byValue.get(value),
  }
}

export type KeyOf<L> = L extends CodeList<infer K> ? K : never
