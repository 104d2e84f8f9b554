import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useState } from 'react'
import { api, type QueryOf } from '../../lib/api.ts'
import { ExportButton } from '../../lib/export-button.tsx'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useDeclarationColumns } from './declaration-list.columns.tsx'
import { MarkManyDialog } from './mark-many-dialog.tsx'

const filters = { ...recordFilters, orderId: 'own' } as const

/** Declarations of all customers; several can be marked at once with what customs reports. */
export function DeclarationList() {
  const may = useMay()
  const markText = useStepText('declaration')('mark')
  const list = useListQuery<QueryOf<'GET customs/online/declaration/list'>>(filters)
  const [isMarking, setMarking] = useState(false)
  const table = useListTable({
    name: 'office.declaration',
    entity: 'declaration',
    columns: useDeclarationColumns(),
    list,
    fetch: (signal) =>
      api('GET customs/online/declaration/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return (
    <RecordListPage
      kind="declaration"
      page="declarations"
      table={table}
      actions={
        <ExportButton fetch={() => api('GET customs/online/declaration/export', { query: list.query })} />
      }
      selection={
        may('declaration-mark') && (
          <SelectionBar table={table}>
            <SelectionStep
              label={markText.label}
              count={table.selected.length}
              isMain
              onClick={() => setMarking(true)}
            />
          </SelectionBar>
        )
      }
    >
      {isMarking && (
        <MarkManyDialog
          declarations={table.selected}
          onClose={() => {
            setMarking(false)
            table.select([])
          }}
        />
      )}
    </RecordListPage>
  )
}
