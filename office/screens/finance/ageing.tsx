import { ageingBucket } from '@quayside/contract/finance/finance.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type AnswerOf, api, type QueryOf } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'

type Row = AnswerOf<'GET finance/online/debt/ageing'>['rows'][number] & { id: string }
const filterNames = ['keyword'] as const

/** How long each customer owes what, in RMB; a customer's name leads to the debts behind the figures. */
export function AgeingList() {
  const t = useTranslations('officeFinance.ageing')
  const finance = useTranslations('officeFinance')
  const pages = useTranslations('office.pages')
  const list = useListQuery<QueryOf<'GET finance/online/debt/ageing'>>(filterNames)
  const table = useListTable({
    name: 'office.ageing',
    entity: 'debt',
    within: 'ageing',
    columns: useColumns(),
    list,
    fetch: async (signal) => {
      const { rows, total } = await api('GET finance/online/debt/ageing', { query: list.query }, { signal })
      return { rows: rows.map((row) => ({ ...row, id: row.companyId })), total }
    },
  })
  return (
    <ListPage
      title={pages('ageing')}
      table={table}
      actions={
        <>
          <span className="q-page-note">{t('lead')}</span>
          <Button
            onClick={() =>
              void api('GET finance/online/debt/exportAgeing', { query: list.query }).then(
                saveDownload,
                () => undefined,
              )
            }
          >
            {finance('export')}
          </Button>
        </>
      }
      filters={<FilterText name="keyword" label={t('keyword')} width={260} />}
      rows={{ empty: { text: finance('empty') } }}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('officeFinance.ageing')
  const finance = useTranslations('officeFinance')
  const codeText = useCodeText()
  return useMemo(
    () => [
      {
        key: 'companyName',
        title: finance('company'),
        width: 250,
        isFirst: true,
        cell: (row) => (
          <PageLink href={pageAddress('/office/debts', { companyId: row.companyId })}>
            {row.companyName}
          </PageLink>
        ),
      },
      ...ageingBucket.keys.map(
        (bucket): Column<Row> => ({
          key: bucket,
          title: codeText(ageingBucket, bucket),
          width: 150,
          align: 'right',
          isSortable: bucket === 'over90',
          cell: (row) => <Money value={amount(row[bucket])} />,
        }),
      ),
      {
        key: 'total',
        title: t('total'),
        width: 170,
        align: 'right',
        isSortable: true,
        cell: (row) => (
          <b>
            <Money value={amount(row.total)} />
          </b>
        ),
      },
    ],
    [t, finance, codeText],
  )
}
