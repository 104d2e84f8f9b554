import type { MeasureLots } from '@quayside/contract/office/stock.ts'

export const measureKeys = ['packages', 'grossWeight', 'netWeight', 'volume'] as const
export type MeasureKey = (typeof measureKeys)[number]
export type MeasuredLots = Readonly<Record<string, Readonly<Partial<Record<MeasureKey, string>>>>>

/** What is sent: the lots of which something was typed. */
export const measuresBodyOf = (
  lots: readonly { readonly id: string }[],
  { lots: typed, reason }: { readonly lots: MeasuredLots; readonly reason: string },
): MeasureLots => ({
  reason,
  lots: lots.flatMap(({ id }) => {
    const given = Object.fromEntries(
      measureKeys.flatMap((key) => {
        const value = typed[id]?.[key]?.trim() ?? ''
        return value === '' ? [] : [[key, key === 'packages' ? Number(value) : value]]
      }),
    )
    return Object.keys(given).length === 0 ? [] : [{ lotId: id, ...given }]
  }),
})
