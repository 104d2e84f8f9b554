import { entities } from '@quayside/contract/kernel/entities.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { RecordTask } from '@quayside/contract/teamwork/teamwork.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Code, DateText, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { TaskDue, useMarkTask } from '../../lib/teamwork/record-tasks.tsx'

type Query = QueryOf<'GET system/online/recordTask/list'>
const filters = {
  keyword: ['text', 220],
  isMine: 'own',
  isDone: 'own',
  dueOn: 'days',
} as const satisfies FilterTable<Query>
const { yes, no } = defaultFlag.codes

/** The tasks that the member has, or gave to colleagues. */
export function TaskList() {
  const t = useTranslations('teamwork.list')
  const verbs = useTranslations('teamwork')
  const list = useListQuery<Query>(filters)
  const mark = useMarkTask()
  const table = useListTable({
    name: 'recordTasks',
    entity: 'recordTask',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET system/online/recordTask/list', { query: list.query }, { signal }),
  })
  const choice = (first: string, second: string) => [
    { value: String(yes), label: first },
    { value: String(no), label: second },
  ]
  return (
    <ListPage
      title={t('title')}
      table={table}
      filters={useFilterFields(filters, t, {
        isMine: (
          <FilterSelect name="isMine" label={t('isMine')} options={choice(t('mine'), t('givenByMe'))} />
        ),
        isDone: <FilterSelect name="isDone" label={t('isDone')} options={choice(t('closed'), t('open'))} />,
      })}
      rows={{
        empty: { text: t('empty') },
        actions: (task) => (
          <Button look="link" onClick={() => void mark(task, task.doneAt === null).catch(() => undefined)}>
            {verbs(task.doneAt === null ? 'done' : 'reopen')}
          </Button>
        ),
      }}
    />
  )
}

function useColumns(): readonly Column<RecordTask>[] {
  const t = useTranslations('teamwork.list')
  const names = useTranslations('teamwork.entities')
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('number'),
        width: 170,
        isFirst: true,
        cell: (task) => {
          const { path, parameter } = entities[task.entity].page
          return <Code href={pageAddress(path, { [parameter]: task.entityId })}>{task.number}</Code>
        },
      },
      { key: 'entity', title: t('entity'), width: 130, cell: (task) => <Text>{names(task.entity)}</Text> },
      {
        key: 'task',
        title: t('task'),
        width: 260,
        grows: true,
        cell: (task) => <Text>{task.title}</Text>,
      },
      {
        key: 'dueOn',
        title: t('dueOn'),
        width: 190,
        isSortable: true,
        cell: (task) => (
          <>
            <DateText value={task.dueOn} /> <TaskDue task={task} />
          </>
        ),
      },
      {
        key: 'assignee',
        title: t('assignee'),
        width: 110,
        cell: (task) => <Text>{task.assignee.name}</Text>,
      },
      { key: 'createdBy', title: t('createdBy'), width: 110, cell: (task) => <Text>{task.createdBy}</Text> },
      {
        key: 'isDone',
        title: t('isDone'),
        width: 100,
        cell: (task) => <Text>{t(task.doneAt === null ? 'open' : 'closed')}</Text>,
      },
    ],
    [t, names],
  )
}
