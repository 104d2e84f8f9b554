import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import type { OfficeFee } from '@quayside/contract/office/fee.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntries, useEntryNames } from '../../lib/entry-names.ts'
import { FeeForm } from '../../lib/fee-form.tsx'
import { useMay } from '../../lib/may.ts'
import { orderColumn } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { useMoneyColumns } from './money-columns.tsx'

const filters = { ...recordFilters, kind: 'own', orderId: 'own' } as const satisfies RecordFilters<'fee'>
const SheetImport = lazyPart(() => import('../../lib/sheet-import.tsx'))

/** Fees of all customers; proposed ones wait for confirmation. */
export function FeeList() {
  const t = useTranslations('officeFinance.fee')
  const fields = useTranslations('financeFields.fee')
  const kinds = useEntries(String(feeKinds))
  const may = useMay()
  const [shown, setShown] = useState<'form' | 'import'>()
  const list = useRecordList('fee', useColumns(), filters)
  const close = (): void => setShown(undefined)
  return (
    <RecordListPage
      page="fees"
      list={list}
      filters={useFilterFields(filters, fields, {
        kind: kinds,
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
    const { day, text } = columnsOf<OfficeFee, typeof fields>(fields)
    return [
      common.number,
      common.state,
      { key: 'kind', title: fields('kind'), width: 120, cell: (row) => <Text>{kindName(row.kind)}</Text> },
      orderColumn(fields('orderNo')),
      common.customer,
      common.sum,
      amountColumn('outstanding', fields('outstanding'), 130),
      day('chargedOn', { isSortable: false }),
      text('note', 180),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, kindName, common])
}
