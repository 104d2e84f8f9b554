import { type Flag, isYes } from '@quayside/contract/kernel/record.codes.ts'
import { reportEvery } from '@quayside/contract/reports/report.codes.ts'
import type { ReportSchedule } from '@quayside/contract/reports/report-schedule.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

const names = ['tab'] as const

/** The company's schedules; each is stopped, continued and removed by who made it. */
export function ScheduleList({ title, tabs }: { title: string; tabs: ReactNode }) {
  const t = useTranslations('reportScreens')
  const queries = useQueryClient()
  const list = useListQuery(names)
  const { tab: _tab, ...query } = list.query
  const table = useListTable<ReportSchedule>({
    name: 'reportSchedules',
    entity: 'reportSchedule',
    columns: useScheduleColumns(),
    list: { ...list, isFiltered: false },
    fetch: (signal) => api('GET report/online/schedule/list', { query }, { signal, isQuiet: true }),
  })
  const changed = async (text: string): Promise<void> => {
    showToast({ kind: 'success', text })
    await queries.invalidateQueries({ queryKey: ['reportSchedule'] })
  }
  const turn = async (schedule: ReportSchedule, isOn: Flag): Promise<void> => {
    const { id, version, reportNo, name, view, format, every, day, recipients } = schedule
    const recipientIds = recipients.map((each) => each.id)
    const body = { id, version, reportNo, name, view, format, every, day, recipientIds, isOn }
    await api('POST report/online/schedule/save', { body: body })
    await changed(t(isYes(isOn) ? 'turnedOn' : 'turnedOff', { name }))
  }
  const remove = async ({ id, name }: ReportSchedule): Promise<void> => {
    await api('DELETE report/online/schedule/batchRemove', { body: { ids: [id] } })
    await changed(t('scheduleRemoved', { name }))
  }
  return (
    <ListPage
      title={title}
      table={table}
      tabs={tabs}
      rows={{
        empty: { text: t('noSchedules') },
        actionsWidth: 150,
        actions: (schedule) =>
          schedule.isMine && (
            <>
              <Button
                look="link"
                size="small"
                onClick={() => void turn(schedule, isYes(schedule.isOn) ? 0 : 1).catch(() => undefined)}
              >
                {t(isYes(schedule.isOn) ? 'turnOff' : 'turnOn')}
              </Button>
              <Button look="link" size="small" onClick={() => void remove(schedule).catch(() => undefined)}>
                {t('removeSchedule')}
              </Button>
            </>
          ),
      }}
    />
  )
}

function useScheduleColumns(): readonly Column<ReportSchedule>[] {
  const t = useTranslations('reportScreens')
  return useMemo(() => {
    const { coded, text } = columnsOf<ReportSchedule, typeof t>(t)
    return [
      text('name', 220, { isFirst: true, isSortable: true, grows: true }),
      { key: 'report', title: t('report'), width: 160, cell: (row) => <Text>{row.reportTitle}</Text> },
      coded('every', reportEvery, 110),
      {
        key: 'nextOn',
        title: t('next'),
        width: 120,
        isSortable: true,
        cell: (row) => (isYes(row.isOn) ? <DateText value={row.nextOn} /> : <span>{t('off')}</span>),
      },
      { key: 'format', title: t('format'), width: 80, cell: (row) => row.format },
      {
        key: 'recipients',
        title: t('recipients'),
        width: 220,
        grows: true,
        cell: (row) => <Text>{row.recipients.map(({ name }) => name).join(t('comma'))}</Text>,
      },
      { key: 'owner', title: t('owner'), width: 110, cell: (row) => <Text>{row.ownerName}</Text> },
    ]
  }, [t])
}
