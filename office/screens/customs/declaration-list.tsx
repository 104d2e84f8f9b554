import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { ExportButton } from '../../lib/export-button.tsx'
import { useMay } from '../../lib/may.ts'
import { recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { useDeclarationColumns } from './declaration-list.columns.tsx'
import { MarkManyDialog } from './mark-many-dialog.tsx'

const filters = { ...recordFilters, orderId: 'own' } as const

/** Declarations of all customers; several can be marked at once with what customs reports. */
export function DeclarationList() {
  const may = useMay()
  const markText = useStepText('declaration')('mark')
  const [isMarking, setMarking] = useState(false)
  const list = useRecordList('declaration', useDeclarationColumns(), filters)
  return (
    <RecordListPage
      page="declarations"
      list={list}
      actions={
        <ExportButton fetch={() => api('GET customs/online/declaration/export', { query: list.query })} />
      }
      selection={
        may('declaration-mark') && (
          <SelectionBar table={list.table}>
            <SelectionStep
              label={markText.label}
              count={list.table.selected.length}
              isMain
              onClick={() => setMarking(true)}
            />
          </SelectionBar>
        )
      }
    >
      {isMarking && (
        <MarkManyDialog
          declarations={list.table.selected}
          onClose={() => {
            setMarking(false)
            list.table.select([])
          }}
        />
      )}
    </RecordListPage>
  )
}
