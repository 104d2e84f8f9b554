import { approvalCategory, approvalParty } from '@quayside/contract/filings/approval.codes.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import type { ApprovalOrder } from '@quayside/contract/filings/approval-order.ts'
import { filingQuoteState, approvalOrderState as states } from '@quayside/contract/filings/filing.codes.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import { draftSteps } from '../../lib/documents/draft-steps.ts'
import { StateTabs } from '../../lib/documents/state-tabs.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useApprovalColumns } from './approval-list.columns.tsx'

type Query = QueryOf<'GET filing/online/approval/list'>
const filters = {
  keyword: 'text',
  state: [states, 190],
  category: [approvalCategory, 200],
  waitsFor: ['own', 150],
  quoteState: [filingQuoteState, 130],
  createdAt: 'days',
  isLate: 'own',
  hasOpenDocuments: 'own',
  isDocumentLate: 'own',
} as const satisfies FilterTable<Query>

const mayStep = draftSteps(approvalOrderMachine, {
  hasOpenDocuments: false,
  hasHandedIn: false,
  quote: 'none',
})
/** Filings with the authorities, how far they are, and what each waits for. */
export function ApprovalList() {
  const t = useTranslations('approval.list')
  const fields = useTranslations('approvalFields.approvalOrder')
  const choices = useCodeOptions()
  const list = useListQuery<Query>(filters)
  const { documents, drafts } = useSubmittableList({
    name: 'approvals',
    entity: 'approvalOrder',
    texts: t,
    columns: useApprovalColumns(),
    list,
    ...listCalls('filing/online/approval', list.query),
    submission: useTranslations('approval.submission'),
    mayStep,
  })
  return (
    <DocumentListPage
      documents={documents}
      tabs={
        <Tabs chosen={list.filters} onChoose={(chosen) => list.setFilters({ ...list.filters, ...chosen })} />
      }
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        waitsFor: choices(approvalParty).filter(({ value }) => value !== String(approvalParty.codes.none)),
      })}
      drafts={drafts}
      rowActions={(row) => <View row={row} />}
    />
  )
}

/** Documents are handed in on the filing's page. */
function View({ row }: { row: ApprovalOrder }) {
  const t = useTranslations('approval.list')
  const isAsked = useCan()('approval-order-save') && row.openDocuments > 0
  return (
    <PageLink href={pageAddress('/approvalOrder', { id: row.id })}>{t(isAsked ? 'handIn' : 'view')}</PageLink>
  )
}

/** How many a filter leaves. */
const useCount = (name: string, filter: { hasOpenDocuments: 1 } | { isLate: 1 }): number | undefined =>
  useQuery({
    queryKey: ['approvalOrder', 'count', name],
    queryFn: ({ signal }) =>
      api(
        'GET filing/online/approval/list',
        { query: { ...filter, pageSize: 1 } },
        { signal, isQuiet: true },
      ),
  }).data?.total

const tabs = ['draft', 'submitted', 'reviewPeriod', 'completed'] as const
type Chosen = {
  readonly state?: string
  readonly isLate?: string
  readonly hasOpenDocuments?: string
  readonly isDocumentLate?: string
}

function Tabs({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Required<Chosen>) => void }) {
  const t = useTranslations('approval.list')
  const due = useCount('documents', { hasOpenDocuments: 1 })
  const late = useCount('late', { isLate: 1 })
  const isWaiting = chosen.hasOpenDocuments === '1' || chosen.isDocumentLate === '1'
  const special = isWaiting ? 'waiting' : chosen.isLate === '1' ? 'late' : undefined
  return (
    <StateTabs
      texts={t}
      states={states}
      tabs={tabs}
      chosen={special ?? chosen.state ?? ''}
      waiting={[
        { value: 'waiting', label: t('waiting'), count: due, tone: 'waitsForYou' },
        { value: 'late', label: t('lateOnes'), count: late, tone: 'refused' },
      ]}
      onChoose={(value) =>
        onChoose({
          state: value === 'waiting' || value === 'late' ? '' : value,
          hasOpenDocuments: value === 'waiting' ? '1' : '',
          isLate: value === 'late' ? '1' : '',
          isDocumentLate: '',
        })
      }
    />
  )
}
