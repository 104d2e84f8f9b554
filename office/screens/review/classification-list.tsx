import { kindOf } from '@quayside/contract/office/kinds.ts'
import type { OfficeClassificationRequest } from '@quayside/contract/office/review.ts'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'

type Row = OfficeClassificationRequest
const ClassifyMany = lazyPart(() => import('./classify-many.tsx'))

/** Requests of all customers; several are answered at once, like lines of a sheet. */
export function ClassificationList() {
  const t = useTranslations('officeReview.classification')
  const may = useMay()
  const text = useStepText('classificationRequest')('classify')
  const [answering, setAnswering] = useState<readonly Row[]>()
  const list = useRecordList('classificationRequest', useColumns())
  const { machine } = kindOf('classificationRequest')
  function ask(): void {
    const open = list.table.selected.filter(({ state }) =>
      machine.transitions.some(
        ({ name, from }) => name === 'classify' && from.some((each) => each === state),
      ),
    )
    if (open.length > 0) setAnswering(open)
    else showToast({ kind: 'warning', text: t('many.none') })
  }
  return (
    <RecordListPage
      page="classifications"
      list={list}
      selection={
        may('classification-answer') && (
          <SelectionBar table={list.table}>
            <SelectionStep label={text.label} count={list.table.selected.length} isMain onClick={ask} />
          </SelectionBar>
        )
      }
    >
      {answering && (
        <Suspense>
          <ClassifyMany
            requests={answering}
            onClose={() => {
              setAnswering(undefined)
              list.table.select([])
            }}
          />
        </Suspense>
      )}
    </RecordListPage>
  )
}

function useColumns(): readonly Column<Row>[] {
  const fields = useTranslations('productFields.classificationRequest')
  const common = useRecordColumns<Row>('classificationRequest')
  return useMemo(() => {
    const { text, code, instant } = columnsOf<Row, typeof fields>(fields)
    return [
      common.number,
      code('model', 170, { grows: true }),
      text('brand', 110),
      text('name', 150),
      { ...common.customer, width: 190 },
      common.state,
      code('hsCode', 130),
      text('note', 160, { isHiddenAtFirst: true }),
      instant('submittedAt', { isSortable: false }),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, common])
}
