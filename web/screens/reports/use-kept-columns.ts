import type { ReportDefinition } from '@quayside/contract/reports/report.ts'
import type { KeptColumns } from '@quayside/kit/table/table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../lib/session/api.ts'

/** The columns that this member chose last, kept by the server for every device; shown before the answer comes. */
export function useKeptColumns({ reportNo, chosen }: ReportDefinition): KeptColumns {
  const queries = useQueryClient()
  const keep = useCallback(
    (next: readonly string[] | null): void => {
      const columns = [...(next ?? [])]
      queries.setQueriesData<ReportDefinition>({ queryKey: ['report', 'definition'] }, (shown) =>
        shown?.reportNo === reportNo ? { ...shown, chosen: columns } : shown,
      )
      void api('POST report/online/columns/save', { body: { reportNo, columns } }).catch(() => undefined)
    },
    [reportNo, queries],
  )
  return [chosen.length > 0 ? chosen : null, keep]
}
