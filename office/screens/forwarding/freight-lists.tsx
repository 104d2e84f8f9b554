import type { ForwarderOrderStateKey } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { recordKinds, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { RecordRow } from '@quayside/contract/office/record.ts'
import { Button } from '@quayside/kit/button.tsx'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { SelectionBar, SelectionStep } from '@quayside/kit/selection-bar.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { MilestonesOfMany } from './milestones-of-many.tsx'

const SheetImport = lazy(() => import('../../lib/sheet-import.tsx'))

/** Enquiries of all customers; quotations for them come from a sheet too. */
export function EnquiryList() {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const may = useMay()
  const table = useFreight('forwarderEnquiry', fields('goodsName'))
  const [isImporting, setImporting] = useState(false)
  return (
    <RecordListPage
      kind="forwarderEnquiry"
      page="freightEnquiries"
      table={table}
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
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const table = useFreight('forwarderQuotation', fields('carrier'))
  return <RecordListPage kind="forwarderQuotation" page="freightQuotations" table={table} />
}

const ended = new Set<string>(['cancelled', 'completed'] satisfies ForwarderOrderStateKey[])

/** Orders of all customers; a ship that leaves late is entered for all that it carries. */
export function ForwarderOrderList() {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const may = useMay()
  const table = useFreight('forwarderOrder', fields('goodsName'))
  const [entering, setEntering] = useState<readonly RecordRow[]>()
  const underWay = table.selected.filter(({ state }) => !ended.has(state))
  return (
    <RecordListPage
      kind="forwarderOrder"
      page="freightOrders"
      table={table}
      selection={
        may('freightOrder-handle') && (
          <SelectionBar table={table}>
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
          onEntered={() => table.select([])}
          onClose={() => setEntering(undefined)}
        />
      )}
    </RecordListPage>
  )
}

function useFreight(kind: FreightKind, title: string) {
  const list = useListQuery(recordFilters)
  return useListTable({
    name: `office.${kind}`,
    entity: kind,
    columns: useColumns(kind, title),
    list,
    fetch: (signal) =>
      api(`GET ${recordKinds[kind].path}/list`, { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
}

type FreightKind = Extract<TaskKind, 'forwarderEnquiry' | 'forwarderQuotation' | 'forwarderOrder'>

function useColumns(kind: FreightKind, title: string): readonly Column<RecordRow>[] {
  const t = useTranslations('officeReview')
  const common = useRecordColumns<RecordRow>(kind)
  return useMemo(
    () => [
      common.number,
      { ...common.state, width: 170, widthInEnglish: 210 },
      { key: 'title', title, width: 220, grows: true, cell: (row) => <Text>{row.title}</Text> },
      common.customer,
      common.createdAt,
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        width: 150,
        isSortable: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ],
    [t, common, title],
  )
}
