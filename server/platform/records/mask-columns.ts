import type { Columns } from '@quayside/contract/kernel/columns.ts'

/** The same with personal data masked, for a list or its export. */
export function masking(columns: Columns, isExport = false): <R extends object>(row: R) => R {
  const masks = Object.entries(columns).flatMap(([key, { mask, isWholeInExport }]) =>
    mask && !(isExport && isWholeInExport) ? [{ key, mask }] : [],
  )
  return (row) => {
    const masked = { ...row } as Record<string, unknown>
    for (const { key, mask } of masks) masked[key] = mask(String(masked[key]))
    return masked as typeof row
  }
}
