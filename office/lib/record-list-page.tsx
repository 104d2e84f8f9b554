import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { Row, TableState } from '@quayside/kit/table/table.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type Props<R extends Row> = {
  readonly list: { readonly kind: TaskKind; readonly table: TableState<R> }
  readonly page: keyof Messages['office']['pages']
  readonly actions?: ReactNode
  readonly filters?: ReactNode
  readonly selection?: ReactNode
  readonly children?: ReactNode
}

/** Records of one kind of all customers, with the filters that every kind has. */
export function RecordListPage<R extends Row>(props: Props<R>) {
  const { list, page, actions, filters, selection, children } = props
  const t = useTranslations('officeReview')
  const pages = useTranslations('office.pages')
  const codeText = useCodeText()
  const { states } = kindOf(list.kind).machine
  return (
    <ListPage
      title={pages(page)}
      table={list.table}
      actions={actions}
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} width={260} />
          <FilterSelect
            name="state"
            label={t('state')}
            options={states.keys.map((key) => ({
              value: key,
              label: codeText(states, states.codes[key] ?? key),
            }))}
          />
          {filters}
          <FilterDates name="createdAt" label={t('createdAt')} />
        </>
      }
      {...(selection !== undefined && { selection })}
      rows={{ empty: { text: t('empty') } }}
    >
      {children}
    </ListPage>
  )
}
