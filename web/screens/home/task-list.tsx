import { entities } from '@quayside/contract/kernel/entities.ts'
import { notedEntities } from '@quayside/contract/kernel/noted-entities.ts'
import { TaskList } from '@quayside/kit/teamwork/task-list.tsx'
import { TeamworkSides } from '@quayside/kit/teamwork/teamwork-side.ts'
import { type ComponentProps, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { useCompanySide } from '../../lib/teamwork/company-side.ts'

const kindOf = (entity: string) => notedEntities.find((each) => each === entity)

function addressOf({ entity, entityId }: { entity: string; entityId: string }): string {
  const kind = kindOf(entity)
  if (!kind) return pageAddress('/recordTasks')
  const { path, parameter } = entities[kind].page
  return pageAddress(path, { [parameter]: entityId })
}

const listTasks: ComponentProps<typeof TaskList>['listTasks'] = (list, signal) =>
  api('GET system/online/recordTask/list', { query: list.query }, { signal })

/** The tasks that the member has, or gave to colleagues. */
export function CompanyTaskList() {
  const t = useTranslations('teamwork')
  const nameOf = useCallback(
    (entity: string) => {
      const kind = kindOf(entity)
      return kind ? t(`entities.${kind}`) : ''
    },
    [t],
  )
  return (
    <TeamworkSides value={useCompanySide()}>
      <TaskList listTasks={listTasks} title={t('list.title')} addressOf={addressOf} nameOf={nameOf} />
    </TeamworkSides>
  )
}
