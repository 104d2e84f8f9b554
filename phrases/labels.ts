/** The names of a record and of its fields: form labels, table headings and the headings of Excel files. */
type Labels<F extends string> = Readonly<Record<F | 'recordName', string>>
/** The fields of each record that have a name. */
type FieldKeys = Readonly<Record<string, readonly string[]>>
export type FieldTextsOf<R extends FieldKeys> = { readonly [E in keyof R]: Labels<R[E][number]> }

/** A label is given where the common ones have none for the field, or where the record calls it otherwise. */
type Own<F extends string, Common> = { readonly [K in Exclude<F | 'recordName', keyof Common>]: string } & {
  readonly [K in Extract<F, keyof Common>]?: string
}

/** Makes the labels of records from those that are common to them and those of their own. */
export const labelsWith =
  <Common extends Readonly<Record<string, string>>>(common: Common) =>
  <R extends FieldKeys>(
    records: R,
    own: { readonly [E in keyof R]: Own<R[E][number], Common> },
  ): FieldTextsOf<R> =>
    Object.fromEntries(
      Object.entries(records).map(([record, fields]) => {
        const given: Readonly<Record<string, string>> = own[record] ?? {}
        return [
          record,
          Object.fromEntries(['recordName', ...fields].map((key) => [key, given[key] ?? common[key]])),
        ]
      }),
    ) as FieldTextsOf<R>

/** Takes texts that several screens share out of their table; each keeps its key. */
export const pickerOf =
  <T extends object>(texts: T) =>
  <const K extends keyof T>(...keys: readonly K[]): Pick<T, K> =>
    Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<T, K>

export const keysOf = <T extends object>(shape: T): (keyof T & string)[] =>
  Object.keys(shape) as (keyof T & string)[]

export const without = <K extends string, const O extends K>(
  keys: readonly K[],
  ...others: readonly O[]
): Exclude<K, O>[] => {
  const left = new Set<string>(others)
  return keys.filter((key): key is Exclude<K, O> => !left.has(key))
}
