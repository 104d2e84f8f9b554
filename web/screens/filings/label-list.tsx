import {
  filingQuoteState,
  labelCategory,
  labelOrderState as states,
} from '@quayside/contract/filings/filing.codes.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import type { LabelOrder } from '@quayside/contract/filings/label-order.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import { draftSteps } from '../../lib/documents/draft-steps.ts'
import { StateTabs } from '../../lib/documents/state-tabs.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useLabelColumns } from './label-list.columns.tsx'

type Query = QueryOf<'GET filing/online/label/list'>
const filters = {
  keyword: 'text',
  state: [states, 170],
  category: [labelCategory, 150],
  createdAt: 'days',
  quoteState: [filingQuoteState, 130],
  isWaiting: 'own',
} as const satisfies FilterTable<Query>

const mayStep = draftSteps(labelOrderMachine, { hasOpenVersion: false, isConfirmed: false, quote: 'none' })

/** The labels that the company has filed, how far they are, and which of them wait for an answer. */
export function LabelList() {
  const t = useTranslations('labels.list')
  const fields = useTranslations('labelFields.labelOrder')
  const list = useListQuery<Query>(filters)
  const { documents, drafts } = useSubmittableList({
    name: 'labelOrders',
    entity: 'labelOrder',
    texts: t,
    columns: useLabelColumns(),
    list,
    ...listCalls('filing/online/label', list.query),
    submission: useTranslations('labels.submission'),
    mayStep,
  })
  return (
    <DocumentListPage
      documents={documents}
      tabs={
        <Tabs
          chosen={list.filters}
          onChoose={(state, isWaiting) => list.setFilters({ ...list.filters, state, isWaiting })}
        />
      }
      filters={useFilterFields(filters, fields, { keyword: t('keyword') })}
      drafts={drafts}
      rowActions={(row) => <View row={row} />}
    />
  )
}

/** Labels that wait for the customer are answered on the order's page. */
function View({ row }: { row: LabelOrder }) {
  const t = useTranslations('labels.list')
  const isWaiting = useCan()('services-label-confirm') && row.waitingCount > 0
  return (
    <PageLink href={pageAddress('/labelOrder', { id: row.id })}>{t(isWaiting ? 'answer' : 'view')}</PageLink>
  )
}

type Waiting = { isWaiting: 1 } | { state: typeof states.codes.returned }

/** How many wait for the customer. */
const useCount = (name: string, filter: Waiting): number | undefined =>
  useQuery({
    queryKey: ['labelOrder', 'waiting', name],
    queryFn: ({ signal }) =>
      api('GET filing/online/label/list', { query: { ...filter, pageSize: 1 } }, { signal, isQuiet: true }),
  }).data?.total

/** They stand in the order of a label order's states. */
const tabs = ['draft', 'submitted', 'suspended', 'completed'] as const
const waiting = 'isWaiting'

type TabsProps = {
  readonly chosen: { readonly state?: string; readonly isWaiting?: string }
  readonly onChoose: (state: string, isWaiting: string) => void
}

function Tabs({ chosen, onChoose }: TabsProps) {
  const t = useTranslations('labels.list')
  return (
    <StateTabs
      texts={t}
      states={states}
      tabs={tabs}
      chosen={chosen.isWaiting === '1' ? waiting : (chosen.state ?? '')}
      waiting={[
        {
          value: waiting,
          label: t('isWaiting'),
          count: useCount('toConfirm', { isWaiting: 1 }),
          tone: 'waitsForYou',
        },
        {
          value: String(states.codes.returned),
          count: useCount('returned', { state: states.codes.returned }),
          tone: 'refused',
        },
      ]}
      onChoose={(value) => (value === waiting ? onChoose('', '1') : onChoose(value, ''))}
    />
  )
}
