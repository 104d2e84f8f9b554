import { BarsOutlined, DownloadOutlined, FieldTimeOutlined } from '@ant-design/icons-svg'
import { reportFormat } from '@quayside/contract/reports/report.codes.ts'
import type { ReportDefinition, ReportView } from '@quayside/contract/reports/report.ts'
import { sentAtOnce } from '@quayside/contract/reports/report-run.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useReportSets } from './report-sets.tsx'

const SetDialog = lazyPart(() => import('./set-dialog.tsx'))
const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'))

type Props = {
  readonly definition: ReportDefinition
  readonly view: ReportView
  /** The number of all rows, which decides whether a file is sent at once. */
  readonly count: number
  readonly onColumns: (keys: readonly string[] | undefined) => void
}

/** Saved sets, files and schedules of what is shown. */
export function ReportActions({ definition, view, count, onColumns }: Props) {
  const t = useTranslations('reportScreens')
  const can = useCan()
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'set' | 'schedule'>()
  const sets = useReportSets(definition, onColumns, () => setDialog('set'))
  const { reportNo } = definition
  const isLarge = count > sentAtOnce

  async function inBackground(format: 'xlsx' | 'pdf'): Promise<void> {
    await api('POST report/online/run/start', { body: { reportNo, format, view } })
    showToast({ kind: 'success', text: t('inBackground') })
    await queries.invalidateQueries({ queryKey: ['reportRun'] })
  }
  async function atOnce(format: 'xlsx' | 'pdf'): Promise<void> {
    const { filters, groupBy, columns } = view
    const body = { ...filters, reportNo, format, groupBy, columns: columns.join(',') }
    saveDownload(await api('POST system/report/batchSendReport', { body }))
  }
  const send = (format: 'xlsx' | 'pdf', isWaitedFor: boolean): void =>
    void (isWaitedFor ? atOnce(format) : inBackground(format)).catch(() => undefined)
  const { xlsx, pdf } = reportFormat.codes
  return (
    <>
      <MenuButton icon={<Icon drawing={BarsOutlined} />} items={sets}>
        {t('sets')}
      </MenuButton>
      {can('report-schedule-edit') && (
        <Button icon={<Icon drawing={FieldTimeOutlined} />} onClick={() => setDialog('schedule')}>
          {t('schedule')}
        </Button>
      )}
      <MenuButton
        look="primary"
        icon={<Icon drawing={DownloadOutlined} />}
        items={[
          ...(isLarge ? [] : [{ key: 'xlsx', label: t('xlsx'), run: () => send(xlsx, true) }]),
          ...(isLarge ? [] : [{ key: 'pdf', label: t('pdf'), run: () => send(pdf, true) }]),
          { key: 'later', label: t('later'), run: () => send(xlsx, false) },
        ]}
      >
        {t('download')}
      </MenuButton>
      <Suspense>
        {dialog === 'set' && (
          <SetDialog reportNo={reportNo} view={view} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'schedule' && (
          <ScheduleDialog definition={definition} view={view} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </>
  )
}
