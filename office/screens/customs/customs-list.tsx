import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { RecordRow } from '@quayside/contract/office/record.ts'
import { Code, DateText } from '@quayside/kit/cells.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import type { Column, Row, TableState } from '@quayside/kit/table.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'

export const customsFilters = ['keyword', 'state', 'companyId', 'createdAtBegin', 'createdAtEnd'] as const

type Props<R extends Row> = {
  readonly kind: TaskKind
  readonly page: 'declarations' | 'taxBills'
  readonly table: TableState<R>
  readonly filters?: ReactNode
  readonly selection?: ReactNode
  readonly children?: ReactNode
}

/** Customs' papers of all customers, with the filters that both kinds have. */
export function CustomsList<R extends Row>({ kind, page, table, filters, selection, children }: Props<R>) {
  const t = useTranslations('officeReview')
  const pages = useTranslations('office.pages')
  const customs = useTranslations('officeCustoms')
  const codeText = useCodeText()
  const { states } = kindOf(kind).machine
  return (
    <ListPage
      title={pages(page)}
      table={table}
      filters={
        <>
          <FilterText name="keyword" label={customs('keyword')} width={260} />
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
      rows={{ empty: { text: customs(`empty.${page}`) } }}
    >
      {children}
    </ListPage>
  )
}

/** The columns that both lists begin and end with. */
export function useCustomsColumns<R extends RecordRow>(kind: TaskKind) {
  const t = useTranslations('officeReview')
  return useMemo(() => {
    const number: Column<R> = {
      key: 'number',
      title: t('number'),
      width: 190,
      isFirst: true,
      cell: (row) => <Code href={recordAddress(kind, row.id)}>{row.number}</Code>,
    }
    const state: Column<R> = {
      key: 'state',
      title: t('state'),
      width: 130,
      widthInEnglish: 180,
      isState: true,
      cell: (row) => <KindState kind={kind} state={row.state} />,
    }
    const customer: Column<R> = {
      key: 'companyName',
      title: t('customer'),
      width: 200,
      grows: true,
      cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
    }
    const createdAt: Column<R> = {
      key: 'createdAt',
      title: t('createdAt'),
      width: 150,
      isSortable: true,
      cell: (row) => <DateText value={row.createdAt} hasTime />,
    }
    return { number, state, customer, createdAt }
  }, [t, kind])
}
