import type { Task } from '@quayside/contract/office/task.ts'
import { SearchInput } from '@quayside/kit/inputs/search-input.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { ListViewsSlot } from '@quayside/kit/list/list-views-slot.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { TablePager } from '@quayside/kit/table/table-pager.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useLastPage } from '@quayside/kit/table/use-last-page.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { KeyHints } from '../../lib/key-hints.tsx'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { pageAddress } from '../../lib/pages.ts'
import { taskCounts } from '../../lib/task-counts.ts'
import { BankLinesWaiting } from './bank-lines-waiting.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import styles from './queue.module.css'
import { QueueChoice } from './queue-choice.tsx'
import { QueueJobs } from './queue-jobs.tsx'
import { QueueTable } from './queue-table.tsx'

const filterNames = ['job', 'keyword', 'isMine', 'isFree', 'isManaged'] as const
type FilterName = (typeof filterNames)[number]

const whoseOf = ({ isMine, isFree, isManaged }: Partial<Record<FilterName, string>>) =>
  isMine === '1' ? 'mine' : isFree === '1' ? 'free' : isManaged === '1' ? 'managed' : 'all'

/** Everything that waits for the provider: the reader's own first, then by days and sums. */
export function Queue() {
  const t = useTranslations('office.queue')
  const list = useListQuery<QueryOf<'GET office/online/task/list'>>(filterNames)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [handing, setHanding] = useState<Task>()
  const counts = useQuery(taskCounts).data
  const answer = useQuery({
    queryKey: ['task', 'list', list.query],
    queryFn: ({ signal }) =>
      api('GET office/online/task/list', { query: list.query as object }, { isQuiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: useRefreshInterval(),
  })

  async function takeUp(task: Task): Promise<void> {
    await api('POST office/online/task/takeUp', { body: { kind: task.kind, id: task.id } })
    showToast({ kind: 'success', text: t('taken') })
    await queries.invalidateQueries({ queryKey: ['task'] })
  }
  const filter = (changes: Partial<Record<FilterName, string>>): void =>
    list.setFilters({ ...list.filters, ...changes })
  const whose = whoseOf(list.filters)
  const order = list.sort?.column ?? 'urgency'

  // A figure is shown where choosing it leaves as many tasks: the other filters stay.
  const hasKeyword = (list.filters.keyword ?? '') !== ''
  const isBeyondLast = useLastPage(list, answer)
  const isCountedByJob = whose === 'all' && !hasKeyword
  const isCountedByHolder = (list.filters.job ?? '') === '' && !hasKeyword

  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('lead')}
        views={<ListViewsSlot name="office.task" list={list} />}
      />
      <div className={styles['queue']}>
        <section className={`q-panel ${styles['queue-kinds']}`} aria-label={t('kinds')}>
          <QueueChoice
            text={t('all')}
            count={isCountedByJob ? counts?.total : undefined}
            isChosen={list.filters.job === undefined}
            onChoose={() => filter({ job: '' })}
          />
          {counts && (
            <QueueJobs
              jobs={counts.jobs}
              hasCounts={isCountedByJob}
              chosen={list.filters.job}
              onChoose={(job) => filter({ job })}
            />
          )}
          {counts?.bankLines && (
            <QueueChoice
              text={t('bankLines')}
              count={counts.bankLines.count}
              isChosen={false}
              onChoose={() => void navigate({ href: pageAddress('/office/bankLines') })}
            />
          )}
        </section>
        <section className="q-panel">
          <div className={styles['queue-filters']}>
            <div className={styles['queue-whose']}>
              {(['all', 'managed', 'mine', 'free'] as const).map((each) => (
                <QueueChoice
                  key={each}
                  text={t(each)}
                  count={each === 'all' || !isCountedByHolder ? undefined : counts?.[each]}
                  isChosen={whose === each}
                  onChoose={() =>
                    filter({
                      isMine: each === 'mine' ? '1' : '',
                      isFree: each === 'free' ? '1' : '',
                      isManaged: each === 'managed' ? '1' : '',
                    })
                  }
                />
              ))}
            </div>
            <Segmented
              size="small"
              aria-label={t('order')}
              value={order}
              options={[
                { value: 'urgency', label: t('byUrgency') },
                { value: 'amount', label: t('bySum') },
                { value: 'waitingSince', label: t('byWaiting') },
              ]}
              onChange={(column) =>
                list.setView({
                  filters: list.filters,
                  sort:
                    column === 'urgency'
                      ? undefined
                      : { column, direction: column === 'amount' ? 'desc' : 'asc' },
                })
              }
            />
            <SearchInput
              label={t('keyword')}
              value={list.filters.keyword ?? ''}
              maxLength={100}
              onSearch={(keyword) => filter({ keyword })}
            />
          </div>
          {!list.isFiltered && counts?.bankLines && <BankLinesWaiting waiting={counts.bankLines} />}
          {(answer.isPending || isBeyondLast) && <TableSkeleton label={t('title')} />}
          {answer.isError && !answer.data && (
            <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
          )}
          {answer.data?.total === 0 && (
            <EmptyState text={list.isFiltered ? t('emptyFiltered') : t('empty')} />
          )}
          {answer.data && answer.data.rows.length > 0 && (
            <>
              <QueueTable
                tasks={answer.data.rows}
                onTakeUp={(task) => void takeUp(task).catch(() => undefined)}
                onHandOver={setHanding}
              />
              <TablePager list={list} total={answer.data.total} />
            </>
          )}
        </section>
      </div>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], text: t('keys.move') },
          { keys: ['Enter'], text: t('keys.open') },
          { keys: ['T'], text: t('keys.takeUp') },
          { keys: ['H'], text: t('keys.handOver') },
        ]}
      />
      {handing && <HandOverDialog task={handing} onClose={() => setHanding(undefined)} />}
    </>
  )
}
