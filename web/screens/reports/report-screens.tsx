import { type ReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { ReportPage } from './report-page.tsx'
import { RunList } from './run-list.tsx'
import { ScheduleList } from './schedule-list.tsx'

export const ClearanceReport = () => <ReportPage reportNo="rpt026" />
export const ReconciliationReport = () => <ReportPage reportNo="rpt097" />
export const DeclarationSummary = () => <ReportPage reportNo="declarationSummary" />
export const CustomsPayments = () => <ReportPage reportNo="customsPayments" />

/** Reports without a route of their own: landed cost, stock, and those that are printed only. */
const others = [
  'landedCost',
  'clearanceCost',
  'stockAgeing',
  'stockExpiry',
  'stockMovements',
  'storageCost',
  'rpt001',
  'rpt002',
  'rpt003',
] as const satisfies ReportNo[]

export function OtherReports() {
  const t = useTranslations('reportScreens')
  const can = useCan()
  const navigate = useNavigate()
  const { reportNo } = usePageSearch('/otherReports')
  const seen = others.filter((no) => can(reportCatalogue[no]))
  const shown = seen.find((no) => no === reportNo) ?? seen[0]
  if (shown === undefined) return null
  return (
    <ReportPage
      reportNo={shown}
      siblings={
        <ListTabs
          label={t('reports')}
          chosen={shown}
          groups={[seen.map((no) => ({ value: no, label: t(`titles.${no}`) }))]}
          onChoose={(no) => void navigate({ href: pageAddress('/otherReports', { reportNo: no }) })}
        />
      }
    />
  )
}

/** What was made in the background, and what is made by itself. */
export function ReportCentre() {
  const t = useTranslations('reportScreens')
  const can = useCan()
  const go = useChangeSearch()
  const { tab } = usePageSearch('/reportCentre')
  const isSchedules = tab === 'schedules' && can('report-schedule-edit')
  const tabs = (
    <ListTabs
      label={t('centre')}
      chosen={isSchedules ? 'schedules' : ''}
      groups={[
        [
          { value: '', label: t('runs') },
          ...(can('report-schedule-edit') ? [{ value: 'schedules', label: t('schedules') }] : []),
        ],
      ]}
      onChoose={(next) => go({ tab: next || undefined, pageNum: undefined, state: undefined })}
    />
  )
  return isSchedules ? (
    <ScheduleList title={t('centre')} tabs={tabs} />
  ) : (
    <RunList title={t('centre')} tabs={tabs} />
  )
}
