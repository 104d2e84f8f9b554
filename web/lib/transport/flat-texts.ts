import { fromEntries } from '@quayside/contract/kernel/from-entries.ts'

export const written = (value: string | number | null): string => (value === null ? '' : String(value))

/** The fields of a part of a record as texts, under the paths of the server's errors: `delivery.address`. */
export const flatTexts = <const P extends string, K extends string>(
  prefix: P,
  fields: Readonly<Record<K, string | number | null>>,
) => {
  const names = Object.keys(fields) as K[]
  return fromEntries<`${P}.${K}`, string>(names.map((key) => [`${prefix}.${key}`, written(fields[key])]))
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The part that such texts spell; `empty` has its keys. */
export function partOf<T extends object>(values: object, prefix: string, empty: T): T {
  const texts = values as Readonly<Record<string, string>>
  return Object.fromEntries(
    Object.entries(empty).map(([key, nothing]) => {
      const text = texts[`${prefix}.${key}`] ?? ''
      if (key === 'mode' || key === 'type') return [key, text === '' ? null : Number(text)]
      if (key === 'isCustomsClearance') return [key, Number(text || '0')]
      return [key, nothing === null ? orNull(text) : text]
    }),
  ) as T
}
