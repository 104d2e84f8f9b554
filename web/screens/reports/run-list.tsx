import { reportRunState, reportRunStateTone } from '@quayside/contract/reports/report.codes.ts'
import type { ReportRun } from '@quayside/contract/reports/report-run.ts'
import { Button } from '@quayside/kit/button.tsx'
import { DateText, Nothing, Text } from '@quayside/kit/cells.tsx'
import { FilterSelect } from '@quayside/kit/filter-bar.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Progress } from '@quayside/kit/progress.tsx'
import { StateTag, useCodeOptions } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useJob } from '../../lib/jobs.ts'

const { waiting, working, done, failed, cancelled, expired } = reportRunState.codes
/** Made again with the filters and columns of before. */
const isRepeatable = ({ state }: ReportRun): boolean =>
  state === expired || state === failed || state === cancelled
const isOpen = ({ state }: ReportRun): boolean => state === waiting || state === working
const names = ['state', 'tab', 'runId'] as const
/** While something is being made and no message comes. */
const lookEvery = 4_000

/** Reports made in the background, newest first. */
export function RunList({ title, tabs }: { title: string; tabs: ReactNode }) {
  const t = useTranslations('reportScreens')
  const choices = useCodeOptions()
  const queries = useQueryClient()
  const list = useListQuery(names)
  const { tab: _tab, ...query } = list.query
  const table = useListTable<ReportRun, (typeof names)[number]>({
    name: 'reportRuns',
    entity: 'reportRun',
    columns: useRunColumns(),
    list,
    fetch: (signal) =>
      api('GET report/online/run/list', { query: query as never }, { signal, isQuiet: true }),
    refetchInterval: lookEvery,
  })
  const cancel = async ({ id }: ReportRun): Promise<void> => {
    await api('POST report/online/run/{id}/cancel', { params: { id }, body: {} })
    await queries.invalidateQueries({ queryKey: ['reportRun'] })
  }
  const runAgain = async ({ reportNo, view, format }: ReportRun): Promise<void> => {
    const body = { reportNo, view, format: format === 'pdf' ? ('pdf' as const) : ('xlsx' as const) }
    await api('POST report/online/run/start', { body })
    showToast({ kind: 'success', text: t('inBackground') })
    await queries.invalidateQueries({ queryKey: ['reportRun'] })
  }
  const download = async ({ id }: ReportRun): Promise<void> =>
    saveDownload(await api('GET report/online/run/{id}/file', { params: { id } }))
  return (
    <ListPage
      title={title}
      table={table}
      tabs={tabs}
      filters={<FilterSelect name="state" label={t('state')} options={choices(reportRunState)} />}
      rows={{
        empty: { text: t('noRuns') },
        actionsWidth: 110,
        actions: (run) => (
          <>
            {run.state === done && (
              <Button look="link" size="small" onClick={() => void download(run).catch(() => undefined)}>
                {t('downloadFile')}
              </Button>
            )}
            {isRepeatable(run) && (
              <Button look="link" size="small" onClick={() => void runAgain(run).catch(() => undefined)}>
                {t('runAgain')}
              </Button>
            )}
            {isOpen(run) && run.isMine && (
              <Button look="link" size="small" onClick={() => void cancel(run).catch(() => undefined)}>
                {t('cancelRun')}
              </Button>
            )}
          </>
        ),
      }}
    />
  )
}

function useRunColumns(): readonly Column<ReportRun>[] {
  const t = useTranslations('reportScreens')
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('report'),
        width: 260,
        isFirst: true,
        grows: true,
        cell: (run) => <Text>{run.title}</Text>,
      },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        isState: true,
        cell: (run) => <StateTag list={reportRunState} tones={reportRunStateTone} value={run.state} />,
      },
      { key: 'rows', title: t('rows'), width: 180, cell: (run) => <Rows run={run} /> },
      { key: 'format', title: t('format'), width: 90, cell: (run) => run.format },
      {
        key: 'bytes',
        title: t('size'),
        width: 90,
        align: 'right',
        cell: (run) =>
          run.bytes === 0 ? <Nothing /> : <span className="q-number">{sizeText(run.bytes)}</span>,
      },
      {
        key: 'from',
        title: t('from'),
        width: 150,
        cell: (run) => (run.isScheduled ? t('bySchedule') : t('byHand', { name: run.ownerName })),
      },
      {
        key: 'createdAt',
        title: t('askedAt'),
        width: 150,
        isSortable: true,
        cell: (run) => <DateText value={run.createdAt} hasTime />,
      },
      {
        key: 'keptUntil',
        title: t('keptUntil'),
        width: 110,
        cell: (run) => (run.keptUntil === null ? <Nothing /> : <DateText value={run.keptUntil} />),
      },
      {
        key: 'reason',
        title: t('reason'),
        width: 200,
        cell: (run) => <Text>{run.state === expired ? t('expired') : run.reason}</Text>,
      },
    ],
    [t],
  )
}

function Rows({ run }: { run: ReportRun }) {
  const t = useTranslations('reportScreens')
  const told = useJob(`report ${run.id}`)
  if (!isOpen(run)) return <span className="q-number">{showNumber(String(run.rowsTotal))}</span>
  const [rows, total] = told ? [told.done, told.total] : [run.rowsDone, run.rowsTotal]
  return <Progress share={total === 0 ? 0 : rows / total} label={t('progress', { rows, total })} />
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
