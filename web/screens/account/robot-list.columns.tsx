import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { robotKind, robotLanguage } from '@quayside/contract/notices/robot.codes.ts'
import type { Robot } from '@quayside/contract/notices/robot.ts'
import { RecordLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFaultText } from './robot-test.ts'
import { useRobotTimes } from './robot-times.ts'

export function useRobotColumns(): readonly Column<Robot>[] {
  const t = useTranslations('robots')
  const fields = useTranslations('hubFields.robot')
  const faultText = useFaultText()
  const { timesText } = useRobotTimes()
  return useMemo(() => {
    const { text, coded, instant } = columnsOf<Robot, typeof fields>(fields)
    return [
      {
        key: 'name',
        title: fields('name'),
        width: 160,
        isFirst: true,
        isSortable: true,
        cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
      },
      coded('kind', robotKind, 100, { isSortable: true }),
      {
        key: 'isEnabled',
        title: fields('isEnabled'),
        width: 90,
        isSortable: true,
        cell: (row) => <RobotState robot={row} on={t('on')} off={t('off')} />,
      },
      text('addressHint', 200, { grows: true }),
      coded('locale', robotLanguage, 100),
      {
        key: 'events',
        title: fields('events'),
        width: 90,
        cell: (row) => t('events', { count: row.events.length }),
      },
      { key: 'digest', title: t('times'), width: 150, cell: timesText },
      {
        key: 'lastSentAt',
        title: fields('lastSentAt'),
        width: 150,
        cell: (row) => (row.lastSentAt ? <DateText value={row.lastSentAt} hasTime /> : <Nothing />),
      },
      {
        key: 'fault',
        title: fields('fault'),
        width: 220,
        cell: (row) =>
          row.fault === null ? <Nothing /> : <span>{faultText(row.fault, row.faultCode)}</span>,
      },
      {
        key: 'lastFailedAt',
        title: fields('lastFailedAt'),
        width: 150,
        isHiddenAtFirst: true,
        cell: (row) => (row.lastFailedAt ? <DateText value={row.lastFailedAt} hasTime /> : <Nothing />),
      },
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields, t, faultText, timesText])
}

export function RobotState({ robot, on, off }: { robot: Pick<Robot, 'isEnabled'>; on: string; off: string }) {
  return isYes(robot.isEnabled) ? <ToneTag tone="done">{on}</ToneTag> : <ToneTag tone="draft">{off}</ToneTag>
}
