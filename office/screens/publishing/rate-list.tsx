import { currency, foreignCurrency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import type { Rate } from '@quayside/contract/rates/rate.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { CurrencyCode } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

type Query = QueryOf<'GET base/online/rate/list'>
const filters = {
  source: rateSource,
  currency: 'own',
  day: 'days',
} as const satisfies FilterTable<Query>
const RateEntry = lazyPart(() => import('./rate-entry.tsx'))
const RateImport = lazyPart(() => import('./rate-import.tsx'))
type Row = Rate & { id: string }

export function RateList() {
  const t = useTranslations('officePublishing.rates')
  const pages = useTranslations('office.pages')
  const codeText = useCodeText()
  const may = useMay()
  const list = useListQuery<Query>(filters)
  const [shown, setShown] = useState<'entry' | 'import'>()
  const table = useListTable({
    name: 'office.rates',
    entity: 'rate',
    columns: useColumns(),
    list,
    fetch: async (signal) => {
      const { rows, total } = await api('GET base/online/rate/list', { query: list.query }, { signal })
      // A rate has no id: source, currency and day identify it.
      return { rows: rows.map((row) => ({ ...row, id: `${row.source} ${row.currency} ${row.day}` })), total }
    },
  })
  return (
    <ListPage
      title={pages('rates')}
      table={table}
      actions={
        may('rate-edit') && (
          <>
            <Button onClick={() => setShown('import')}>{t('import')}</Button>
            <Button look="primary" onClick={() => setShown('entry')}>
              {t('enter')}
            </Button>
          </>
        )
      }
      filters={useFilterFields(filters, t, {
        currency: foreignCurrency.values.map((value) => ({ value, label: codeText(currency, value) })),
      })}
      rows={{ empty: { text: t('empty') } }}
    >
      <Suspense>
        {shown === 'entry' && <RateEntry onClose={() => setShown(undefined)} />}
        {shown === 'import' && <RateImport onClose={() => setShown(undefined)} />}
      </Suspense>
    </ListPage>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('officePublishing.rates')
  return useMemo(() => {
    const { coded, instant } = columnsOf<Row, typeof t>(t)
    return [
      { key: 'day', title: t('day'), width: 120, isFirst: true, isSortable: true, cell: (row) => row.day },
      coded('source', rateSource, 150),
      {
        key: 'currency',
        title: t('currency'),
        width: 100,
        isSortable: true,
        cell: (row) => <CurrencyCode>{row.currency}</CurrencyCode>,
      },
      ...(['middle', 'buying', 'cashBuying', 'selling'] as const).map((key) => ({
        key,
        title: t(key),
        width: 130,
        align: 'right' as const,
        cell: (row: Row) => <Text>{row[key]}</Text>,
      })),
      instant('publishedAt', { width: 160, isSortable: false }),
    ]
  }, [t])
}
