import {
  approvalCategory,
  approvalParty,
  approvalPartyTone,
} from '@quayside/contract/filings/approval.codes.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import type { ApprovalOrder } from '@quayside/contract/filings/approval-order.ts'
import {
  approvalOrderState as states,
  approvalOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { daysBetween } from '@quayside/contract/finance/open-items.ts'
import { stateKey, step } from '@quayside/contract/kernel/machine.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { columnsOf } from '@quayside/kit/columns.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { ListTabs } from '@quayside/kit/list-tabs.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { SelectionStep } from '@quayside/kit/selection-bar.tsx'
import { StateTag, useCodeOptions, useCodeText } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { today } from '@quayside/kit/today.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DocumentListPage, DraftActions, useDocumentList } from '../../lib/document-list.tsx'
import { pageAddress } from '../../lib/pages.ts'
import { RowMark } from '../../lib/row-mark.tsx'
import { useSubmitSeveral } from '../../lib/submit-several.tsx'

const filterNames = [
  'keyword',
  'state',
  'category',
  'waitsFor',
  'isLate',
  'hasOpenDocuments',
  'isDocumentLate',
  'createdAtBegin',
  'createdAtEnd',
] as const

const mayStep = ({ state }: ApprovalOrder, name: 'save' | 'remove' | 'submit'): boolean =>
  step(approvalOrderMachine, {
    name,
    from: stateKey(approvalOrderMachine, state),
    actor: 'customer',
    facts: { hasOpenDocuments: false, hasHandedIn: false },
  }).ok
const formOf = ({ id }: Pick<ApprovalOrder, 'id'>): string => pageAddress('/approvalOrder', { id, edit: '1' })

/** Filings with the authorities, how far they are, and what each waits for. */
export function ApprovalList() {
  const t = useTranslations('approval.list')
  const fields = useTranslations('approvalFields.approvalOrder')
  const submission = useTranslations('approval.submission')
  const choices = useCodeOptions()
  const can = useCan()
  const list = useListQuery(filterNames)
  const documents = useDocumentList({
    name: 'approvals',
    entity: 'approvalOrder',
    permission: 'approval-order',
    texts: t,
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET filing/online/approval/list', { query: list.query as never }, { signal }),
    exportRows: (query) => api('GET filing/online/approval/export', { query: query as never }),
    removeRows: (ids) => api('DELETE filing/online/approval/batchRemove', { body: { ids } }),
    isRemovable: (row) => mayStep(row, 'remove'),
    newPage: pageAddress('/approvalOrder'),
  })
  const submitting = useSubmitSeveral<ApprovalOrder>({
    tableName: 'approvalOrder',
    texts: submission,
    formOf,
    onDone: () => documents.table.select([]),
  })
  const submittable = documents.table.selected.filter((row) => mayStep(row, 'submit'))
  return (
    <DocumentListPage
      documents={documents}
      tabs={
        <Tabs chosen={list.filters} onChoose={(chosen) => list.setFilters({ ...list.filters, ...chosen })} />
      }
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="state" label={fields('state')} width={190} options={choices(states)} />
          <FilterSelect
            name="category"
            label={fields('category')}
            width={200}
            options={choices(approvalCategory)}
          />
          <FilterSelect
            name="waitsFor"
            label={fields('waitsFor')}
            width={150}
            options={choices(approvalParty).filter(({ value }) => value !== String(approvalParty.codes.none))}
          />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </>
      }
      selectionActions={
        can('approval-order-submit') && (
          <SelectionStep
            label={t('submit')}
            count={submittable.length}
            onClick={() => submitting.ask(submittable)}
          />
        )
      }
      rowActions={(row) => <NextStep row={row} onSubmit={() => submitting.ask([row])} />}
    >
      {submitting.question}
    </DocumentListPage>
  )
}

/** The row's link is what the customer can do next; where that is nothing, the filing can be read. */
function NextStep({ row, onSubmit }: { row: ApprovalOrder; onSubmit: () => void }) {
  const t = useTranslations('approval.list')
  const can = useCan()
  if (can('approval-order-save') && mayStep(row, 'save'))
    return (
      <DraftActions
        texts={t}
        form={formOf(row)}
        onSubmit={can('approval-order-submit') ? onSubmit : undefined}
      />
    )
  const isAsked = row.openDocuments > 0 && can('approval-order-save')
  return (
    <PageLink href={pageAddress('/approvalOrder', { id: row.id })}>{t(isAsked ? 'handIn' : 'view')}</PageLink>
  )
}

/** How many a filter leaves. */
const useCount = (name: string, filter: { hasOpenDocuments: 1 } | { isLate: 1 }) =>
  useQuery({
    queryKey: ['approvalOrder', 'count', name],
    queryFn: ({ signal }) =>
      api(
        'GET filing/online/approval/list',
        { query: { ...filter, pageSize: 1 } },
        { signal, isQuiet: true },
      ),
  })

const tabs = ['draft', 'submitted', 'reviewPeriod', 'completed'] as const
type Chosen = {
  readonly state?: string
  readonly isLate?: string
  readonly hasOpenDocuments?: string
  readonly isDocumentLate?: string
}

function Tabs({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Required<Chosen>) => void }) {
  const t = useTranslations('approval.list')
  const codeText = useCodeText()
  const due = useCount('documents', { hasOpenDocuments: 1 })
  const late = useCount('late', { isLate: 1 })
  const tab = (key: (typeof tabs)[number]) => ({
    value: String(states.codes[key]),
    label: codeText(states, states.codes[key]),
    count: undefined,
  })
  const isWaiting = chosen.hasOpenDocuments === '1' || chosen.isDocumentLate === '1'
  const special = isWaiting ? 'waiting' : chosen.isLate === '1' ? 'late' : undefined
  return (
    <ListTabs
      label={t('tabs')}
      chosen={special ?? chosen.state ?? ''}
      groups={[
        [{ value: '', label: t('all'), count: undefined }, ...tabs.map(tab)],
        [
          { value: 'waiting', label: t('waiting'), count: due.data?.total, tone: 'waitsForYou' },
          { value: 'late', label: t('lateOnes'), count: late.data?.total, tone: 'refused' },
        ],
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

/** What the customer has to hand in, or how late the step is. */
function Reminder({ row }: { row: ApprovalOrder }) {
  const t = useTranslations('approval.list')
  const { openDocuments: count, documentDueOn: day, expectedOn } = row
  if (count > 0)
    return (
      <RowMark tone="waits">
        {day === null ? t('toHandInSoon', { count }) : t('toHandIn', { count, day })}
      </RowMark>
    )
  if (isYes(row.isLate) && expectedOn !== null)
    return <RowMark tone="refused">{t('late', { days: daysBetween(expectedOn, today()) })}</RowMark>
  return row.reason === '' ? <Nothing /> : <RowMark tone="refused">{row.reason}</RowMark>
}

function useColumns(): readonly Column<ApprovalOrder>[] {
  const t = useTranslations('approval.list')
  const fields = useTranslations('approvalFields.approvalOrder')
  return useMemo(() => {
    const { number, text, coded, state, day, instant, figure, code } = columnsOf<
      ApprovalOrder,
      typeof fields
    >(fields)
    const isHiddenAtFirst = true
    return [
      number('number', 136, (row) => pageAddress('/approvalOrder', { id: row.id })),
      state('state', { list: states, tones }, 168, { widthInEnglish: 220, isKept: true }),
      {
        key: 'openDocuments',
        title: t('remark'),
        width: 150,
        grows: true,
        isKept: true,
        onCard: 'alert',
        cell: (row) => <Reminder row={row} />,
      },
      text('productName', 170, { grows: true, onCard: 'title' }),
      {
        key: 'waitsFor',
        title: fields('waitsFor'),
        width: 108,
        cell: ({ waitsFor }) =>
          waitsFor === approvalParty.codes.none ? (
            <Nothing />
          ) : (
            <StateTag list={approvalParty} tones={approvalPartyTone} value={waitsFor} />
          ),
      },
      day('expectedOn', { onCard: 'aside' }),
      coded('category', approvalCategory, 160, { widthInEnglish: 230, onCard: 'note' }),
      text('manufacturer', 160, { grows: true }),
      text('specification', 120, { isHiddenAtFirst }),
      text('origin', 70, { isHiddenAtFirst }),
      day('documentDueOn', { isHiddenAtFirst }),
      figure('ingredientCount', 80, { isHiddenAtFirst }),
      code('certificateNumber', 150, { isHiddenAtFirst }),
      day('certificateUntil', { isHiddenAtFirst }),
      instant('submittedAt', { isHiddenAtFirst }),
      instant('completedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
    ]
  }, [t, fields])
}
