import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import type { OfficeFee } from '@quayside/contract/office/fee.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { useEntries, useEntryNames } from '../../lib/entry-names.ts'
import { FeeForm } from '../../lib/fee-form.tsx'
import { useMay } from '../../lib/may.ts'
import { orderColumn } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'
import { useMoneyColumns } from './money-columns.tsx'

type Query = QueryOf<'GET finance/online/cost/list'>
const filters = { ...recordFilters, kind: 'own', orderId: 'own' } as const satisfies FilterTable<Query>
const SheetImport = lazyPart(() => import('../../lib/sheet-import.tsx'))

/** Fees of all customers; proposed ones wait for confirmation. */
export function FeeList() {
  const t = useTranslations('officeFinance.fee')
  const fields = useTranslations('financeFields.fee')
  const kinds = useEntries(String(feeKinds))
  const may = useMay()
  const list = useListQuery<Query>(filters)
  const [shown, setShown] = useState<'form' | 'import'>()
  const table = useRecordTable({
    kind: 'fee',
    list,
    columns: useColumns(),
  })
  const close = (): void => setShown(undefined)
  return (
    <RecordListPage
      kind="fee"
      page="fees"
      table={table}
      filters={useFilterFields(filters, fields, {
        kind: <FilterSelect name="kind" label={fields('kind')} options={kinds} />,
      })}
      actions={
        may('fee-charge') && (
          <>
            <Button onClick={() => setShown('import')}>{t('import')}</Button>
            <Button look="primary" onClick={() => setShown('form')}>
              {t('charge')}
            </Button>
          </>
        )
      }
    >
      {shown === 'form' && <FeeForm onClose={close} />}
      {shown === 'import' && (
        <Suspense>
          <SheetImport path="finance/online/cost" title={t('import')} entities={['fee']} onClose={close} />
        </Suspense>
      )}
    </RecordListPage>
  )
}

function useColumns(): readonly Column<OfficeFee>[] {
  const fields = useTranslations('financeFields.fee')
  const kindName = useEntryNames(String(feeKinds))
  const common = useMoneyColumns<OfficeFee>('fee')
  return useMemo(() => {
    const { day } = columnsOf<OfficeFee, typeof fields>(fields)
    return [
      common.number,
      common.state,
      { key: 'kind', title: fields('kind'), width: 120, cell: (row) => <Text>{kindName(row.kind)}</Text> },
      orderColumn(fields('orderNo')),
      common.customer,
      common.sum,
      amountColumn('outstanding', fields('outstanding'), 130),
      day('chargedOn', { isSortable: false }),
      { key: 'note', title: fields('note'), width: 180, cell: (row) => <Text>{row.note}</Text> },
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, kindName, common])
}
