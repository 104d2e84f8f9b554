import type { DictionaryLine } from '@quayside/contract/office/publishing.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterBar, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { DataTable } from '@quayside/kit/table/data-table.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { DictionaryForm } from './dictionary-form.tsx'

type Row = DictionaryLine & { id: string }
const filterNames = ['keyword'] as const

export function DictionaryEntries({ type, title }: { type: number; title: string }) {
  const t = useTranslations('officePublishing.dictionary')
  const may = useMay()
  const list = useListQuery<QueryOf<'GET base/online/dictionary/{type}/list'>>(filterNames)
  const [editing, setEditing] = useState<Row | 'new'>()
  const table = useListTable({
    name: 'office.dictionary',
    entity: 'dictionary',
    within: type,
    columns: useColumns(),
    list,
    fetch: async (signal) => {
      const { rows, total } = await api(
        'GET base/online/dictionary/{type}/list',
        { params: { type: String(type) }, query: list.query },
        { signal },
      )
      return { rows: rows.map((row) => ({ ...row, id: row.value })), total }
    },
  })
  return (
    <section className="q-panel" aria-label={title}>
      <FilterBar table={table}>
        <FilterText name="keyword" label={t('keyword')} />
        {may('dictionary-edit') && (
          <Button key="new" onClick={() => setEditing('new')}>
            {t('new')}
          </Button>
        )}
      </FilterBar>
      <DataTable
        table={table}
        label={title}
        empty={{ text: t('empty') }}
        actionsWidth={90}
        {...(may('dictionary-edit') && {
          actions: (row: Row) => (
            <button type="button" onClick={() => setEditing(row)}>
              {t('change')}
            </button>
          ),
        })}
      />
      {editing !== undefined && (
        <DictionaryForm
          type={type}
          {...(editing !== 'new' && { line: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('officePublishing.dictionary')
  const languages = useTranslations('officePublishing.languages')
  return useMemo(
    () => [
      { key: 'value', title: t('value'), width: 120, isFirst: true, cell: (row) => <Code>{row.value}</Code> },
      ...(['zh-CN', 'zh-TW', 'en-US'] as const).map((locale) => ({
        key: locale,
        title: languages(locale),
        width: 160,
        cell: (row: Row) => <span lang={locale}>{row.names[locale] ?? '–'}</span>,
      })),
      { key: 'group', title: t('group'), width: 90, cell: (row) => <Text>{row.group}</Text> },
      {
        key: 'isHidden',
        title: t('visibility'),
        width: 110,
        cell: (row) => (
          <ToneTag tone={row.isHidden ? 'draft' : 'done'}>
            {row.isHidden ? t('isHidden') : t('shown')}
          </ToneTag>
        ),
      },
    ],
    [t, languages],
  )
}
