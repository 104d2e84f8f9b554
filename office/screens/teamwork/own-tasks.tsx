import { type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import { TaskList } from '@quayside/kit/teamwork/task-list.tsx'
import { TeamworkSides } from '@quayside/kit/teamwork/teamwork-side.ts'
import { type ComponentProps, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useStaffSide } from '../../lib/teamwork/staff-side.ts'

const kindNamed = (entity: string): TaskKind | undefined => taskKinds.find((kind) => kind === entity)

function addressOf({ entity, entityId }: { entity: string; entityId: string }): string {
  const kind = kindNamed(entity)
  return kind ? recordAddress(kind, entityId) : pageAddress('/office/myTasks')
}

const listTasks: ComponentProps<typeof TaskList>['listTasks'] = (list, signal) =>
  api('GET office/online/recordTask/list', { query: list.query }, { signal })

/** The tasks on records that the reader has, or gave to colleagues. */
export function OwnTasks() {
  const t = useTranslations('office.pages')
  const names = useTranslations('teamwork.entities')
  const nameOf = useCallback(
    (entity: string) => {
      const kind = kindNamed(entity)
      return kind ? names(kind) : ''
    },
    [names],
  )
  return (
    <TeamworkSides value={useStaffSide()}>
      <TaskList listTasks={listTasks} title={t('myTasks')} addressOf={addressOf} nameOf={nameOf} />
    </TeamworkSides>
  )
}
