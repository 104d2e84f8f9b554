import type { DateLots } from '@quayside/contract/office/stock.ts'

export const dayKeys = ['producedOn', 'expiresOn'] as const
export type DayKey = (typeof dayKeys)[number]
export type DatedLot = { readonly id: string } & Readonly<Record<DayKey, string | null>>
export type TypedDays = Readonly<Record<string, Readonly<Partial<Record<DayKey, string>>>>>

/** What is sent: the days that were changed; an emptied one is taken away. */
export const datesBodyOf = (
  lots: readonly DatedLot[],
  { lots: typed, reason }: { readonly lots: TypedDays; readonly reason: string },
): DateLots => ({
  reason,
  lots: lots.flatMap((lot) => {
    const given = Object.fromEntries(
      dayKeys.flatMap((key) => {
        const value = typed[lot.id]?.[key]
        return value === undefined || value === (lot[key] ?? '') ? [] : [[key, value === '' ? null : value]]
      }),
    )
    return Object.keys(given).length === 0 ? [] : [{ lotId: lot.id, ...given }]
  }),
})
