import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { OfficeWarehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterBar, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { DataTable } from '@quayside/kit/table/data-table.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import { WarehouseForm } from './warehouse-form.tsx'

const filterNames = ['keyword'] as const

/** Where customers bring goods to and fetch them from; a warehouse in use can be hidden, never removed. */
export function Warehouses() {
  const t = useTranslations('officeWarehouse.warehouse')
  const pages = useTranslations('office.pages')
  const count = useTranslations('kit.list')
  const may = useMay()
  const list = useListQuery<QueryOf<'GET base/online/warehouse/list'>>(filterNames)
  const [editing, setEditing] = useState<OfficeWarehouse | 'new'>()
  const table = useListTable({
    name: 'office.warehouse',
    entity: 'warehouse',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET base/online/warehouse/list', { query: list.query }, { signal }),
  })
  const total = table.answer.data?.total
  return (
    <>
      <PageHeader
        className="q-list-header"
        title={pages('warehouses')}
        note={total === undefined ? '' : count('count', { count: total })}
        {...(may('warehouse-edit') && {
          actions: (
            <Button look="primary" onClick={() => setEditing('new')}>
              {t('new')}
            </Button>
          ),
        })}
      />
      <section className="q-panel" aria-label={pages('warehouses')}>
        <FilterBar table={table}>
          <FilterText name="keyword" label={t('keyword')} />
        </FilterBar>
        <DataTable
          table={table}
          label={pages('warehouses')}
          empty={{ text: t('empty') }}
          actionsWidth={90}
          {...(may('warehouse-edit') && {
            actions: (row: OfficeWarehouse) => (
              <button type="button" onClick={() => setEditing(row)}>
                {t('change')}
              </button>
            ),
          })}
        />
      </section>
      {editing !== undefined && (
        <WarehouseForm
          {...(editing !== 'new' && { warehouse: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function useColumns(): readonly Column<OfficeWarehouse>[] {
  const t = useTranslations('officeWarehouse.warehouse')
  const locale = useLocale()
  return useMemo(() => {
    const { coded, text } = columnsOf<OfficeWarehouse, typeof t>(t)
    return [
      {
        key: 'code',
        title: t('code'),
        width: 120,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code href={pageAddress('/office/warehouse', { id: row.id })}>{row.code}</Code>,
      },
      coded('place', warehousePlace, 110),
      { key: 'names', title: t('name'), width: 200, cell: (row) => <Text>{row.names[locale] ?? ''}</Text> },
      {
        key: 'addresses',
        title: t('address'),
        width: 320,
        cell: (row) => <Text>{row.addresses[locale] ?? ''}</Text>,
      },
      { key: 'hours', title: t('hours'), width: 220, cell: (row) => <Text>{row.hours[locale] ?? ''}</Text> },
      text('contact', 120),
      text('phone', 140),
      {
        key: 'isHidden',
        title: t('state'),
        width: 110,
        cell: (row) => (
          <ToneTag tone={row.isHidden ? 'draft' : 'done'}>{t(row.isHidden ? 'hidden' : 'shown')}</ToneTag>
        ),
      },
    ]
  }, [t, locale])
}
