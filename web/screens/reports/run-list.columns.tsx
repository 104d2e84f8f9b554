import { reportRunState, reportRunStateTone } from '@quayside/contract/reports/report.codes.ts'
import type { ReportRun } from '@quayside/contract/reports/report-run.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Progress } from '@quayside/kit/record/progress.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useJob } from '../../lib/session/jobs.ts'

const { waiting, working, expired } = reportRunState.codes
export const isOpen = ({ state }: ReportRun): boolean => state === waiting || state === working

export function useRunColumns(): readonly Column<ReportRun>[] {
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
