import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import type { ReportRun } from '@quayside/contract/reports/report-run.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { isOpen, useRunColumns } from './run-list.columns.tsx'

const { done, failed, cancelled, expired } = reportRunState.codes
/** Made again with the filters and columns of before. */
const isRepeatable = ({ state }: ReportRun): boolean =>
  state === expired || state === failed || state === cancelled
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
  const table = useListTable<ReportRun>({
    name: 'reportRuns',
    entity: 'reportRun',
    columns: useRunColumns(),
    list,
    fetch: (signal) => api('GET report/online/run/list', { query }, { signal, isQuiet: true }),
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
