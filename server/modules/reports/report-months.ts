import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import type { GivenFilters } from '../../platform/reports/define-report.ts'

const isWhole = (name: string, value: unknown): boolean => {
  if (typeof value !== 'string') return true
  if (name.endsWith('Begin')) return value.endsWith('-01')
  return !name.endsWith('End') || value === lastOfMonth(value)
}

/** Whether each range of days begins with the first day of a month and ends with the last one. */
export const areWholeMonths = (filters: GivenFilters): boolean =>
  Object.entries(filters).every(([name, value]) => isWhole(name, value))

type Split = { readonly whole: GivenFilters | undefined; readonly edges: readonly GivenFilters[] }

/** A range of days as its whole months, and the days before and after them. */
export function splitMonths(filters: GivenFilters): Split {
  const key = Object.keys(filters)
    .find((name) => !isWhole(name, filters[name]))
    ?.replace(/(?:Begin|End)$/, '')
  const [beginKey, endKey] = [`${key}Begin`, `${key}End`]
  const [begin, end] = [filters[beginKey], filters[endKey]] as [string | undefined, string | undefined]
  const first = begin === undefined || isWhole(beginKey, begin) ? begin : firstOfMonth(begin, 1)
  const last = end === undefined || isWhole(endKey, end) ? end : lastOfMonth(end, -1)
  if (key === undefined || (first !== undefined && last !== undefined && first > last))
    return { whole: undefined, edges: [] }
  return {
    whole: { ...filters, [beginKey]: first, [endKey]: last },
    edges: [
      ...(begin === undefined || first === begin ? [] : [{ ...filters, [endKey]: lastOfMonth(begin) }]),
      ...(end === undefined || last === end ? [] : [{ ...filters, [beginKey]: firstOfMonth(last ?? '', 1) }]),
    ],
  }
}
