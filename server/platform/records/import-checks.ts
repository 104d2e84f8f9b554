import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { CheckedRow } from './import-rows.ts'

export const draftsOf = <T>(rows: readonly CheckedRow<T>[]): T[] =>
  rows.flatMap(({ draft }) => (draft === undefined ? [] : [draft]))

export const withFindings = <J extends CheckedRow<unknown>>(checked: J, extra: readonly Finding[]): J =>
  extra.length > 0 ? { ...checked, findings: [...checked.findings, ...extra] } : checked

/** Refuses a key that an earlier row of the file has, and one that is stored already; an empty one is no key. */
export function repeatCheck(
  field: string,
  stored?: { readonly keys: ReadonlySet<string>; readonly refusal: Finding },
): (key: string, row: number) => Finding[] {
  const firstRows = new Map<string, number>()
  return (key, row) => {
    if (key === '') return []
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, row)
    return [
      ...(stored?.keys.has(key) ? [stored.refusal] : []),
      ...(first === undefined ? [] : [at(field, 'excel.rowTwice', { row: first })]),
    ]
  }
}
