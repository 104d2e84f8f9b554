import { type ForwarderOrderStateKey, freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { OfficeForwarderOrder } from '@quayside/contract/office/forwarding.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { useEnquiryColumns, useOrderColumns, useQuotationColumns } from './freight-lists.columns.tsx'
import { MilestonesOfMany } from './milestones-of-many.tsx'

const SheetImport = lazyPart(() => import('../../lib/sheet-import.tsx'))

const filters = { ...recordFilters, mode: [freightMode, 150] } as const
function useFilters() {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  return useFilterFields(filters, fields, {})
}

/** Enquiries of all customers; quotations for them come from a sheet too. */
export function EnquiryList() {
  const t = useTranslations('officeForwarding')
  const may = useMay()
  const list = useRecordList('forwarderEnquiry', useEnquiryColumns(), filters)
  const [isImporting, setImporting] = useState(false)
  return (
    <RecordListPage
      page="freightEnquiries"
      list={list}
      filters={useFilters()}
      actions={may('enquiry-quote') && <Button onClick={() => setImporting(true)}>{t('import')}</Button>}
    >
      {isImporting && (
        <Suspense>
          <SheetImport
            path="freight/online/quotation"
            title={t('import')}
            entities={['forwarderEnquiry', 'forwarderQuotation', 'task']}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </RecordListPage>
  )
}

export function QuotationList() {
  const list = useRecordList('forwarderQuotation', useQuotationColumns(), filters)
  return <RecordListPage page="freightQuotations" list={list} filters={useFilters()} />
}

const ended = new Set<string>(['cancelled', 'completed'] satisfies ForwarderOrderStateKey[])

/** Orders of all customers; a ship that leaves late is entered for all that it carries. */
export function ForwarderOrderList() {
  const t = useTranslations('officeForwarding')
  const may = useMay()
  const list = useRecordList('forwarderOrder', useOrderColumns(), filters)
  const [entering, setEntering] = useState<readonly OfficeForwarderOrder[]>()
  const underWay = list.table.selected.filter(({ state }) => !ended.has(state))
  return (
    <RecordListPage
      page="freightOrders"
      list={list}
      filters={useFilters()}
      selection={
        may('freightOrder-handle') && (
          <SelectionBar table={list.table}>
            <SelectionStep
              label={t('enterMilestones')}
              count={underWay.length}
              isMain
              onClick={() => underWay.length > 0 && setEntering(underWay)}
            />
          </SelectionBar>
        )
      }
    >
      {entering && (
        <MilestonesOfMany
          orders={entering}
          onEntered={() => list.table.select([])}
          onClose={() => setEntering(undefined)}
        />
      )}
    </RecordListPage>
  )
}
