import { reportRunState, reportRunStateTone } from '@quayside/contract/reports/report.codes.ts'
import type { ReportRun } from '@quayside/contract/reports/report-run.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Progress } from '@quayside/kit/record/progress.tsx'
import { DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useJob } from '../../lib/session/jobs.ts'

const { waiting, working, expired } = reportRunState.codes
export const isOpen = ({ state }: ReportRun): boolean => state === waiting || state === working

export function useRunColumns(): readonly Column<ReportRun>[] {
  const t = useTranslations('reportScreens')
  return useMemo(() => {
    const { day, state } = columnsOf<ReportRun, typeof t>(t)
    return [
      {
        key: 'title',
        title: t('report'),
        width: 260,
        isFirst: true,
        grows: true,
        cell: (run) => <Text>{run.title}</Text>,
      },
      state('state', { list: reportRunState, tones: reportRunStateTone }, 120),
      { key: 'rows', title: t('rows'), width: 180, align: 'right', cell: (run) => <Rows run={run} /> },
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
      day('keptUntil', { isSortable: false }),
      {
        key: 'reason',
        title: t('reason'),
        width: 200,
        cell: (run) => <Text>{run.state === expired ? t('expired') : run.reason}</Text>,
      },
    ]
  }, [t])
}

function Rows({ run }: { run: ReportRun }) {
  const t = useTranslations('reportScreens')
  const job = useJob(`report ${run.id}`)
  if (!isOpen(run)) return <span className="q-number">{showNumber(String(run.rowsTotal))}</span>
  const [rows, total] = job ? [job.done, job.total] : [run.rowsDone, run.rowsTotal]
  return <Progress share={total === 0 ? 0 : rows / total} label={t('progress', { rows, total })} />
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
