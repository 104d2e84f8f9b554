import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { NotedKey, RecordTask, TaskQuery } from '@quayside/contract/teamwork/teamwork.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { FilterSelect } from '../list/filter-bar.tsx'
import { useFilterFields } from '../list/filter-fields.tsx'
import type { FilterTable } from '../list/list-filters.ts'
import { ListPage } from '../list/list-page.tsx'
import { useListQuery } from '../list/list-query.ts'
import { useListTable } from '../list/list-table.ts'
import { Code, DateText, Text } from '../table/cells.tsx'
import type { Column } from '../table/table.ts'
import { TaskDue, useMarkTask } from './record-tasks.tsx'
import { useTeamworkSide } from './teamwork-side.ts'

/** The kind of record is no filter of the list. */
type Query = Partial<Omit<TaskQuery, 'entity'>>
const filters = {
  keyword: ['text', 220],
  isMine: 'own',
  isDone: 'own',
  isOverdue: 'own',
  dueOn: 'days',
} as const satisfies FilterTable<Query>
const { yes, no } = defaultFlag.codes

type Props = {
  readonly listTasks: (
    list: { readonly query: Query },
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly RecordTask<string>[]; readonly total: number }>
  readonly title: string
  readonly addressOf: (key: NotedKey<string>) => string
  /** The name of a kind of record. */
  readonly nameOf: (entity: string) => string
}

/** The tasks that the reader has, or gave to colleagues. */
export function TaskList(props: Props) {
  const side = useTeamworkSide()
  const t = useTranslations('teamwork.list')
  const verbs = useTranslations('teamwork')
  const list = useListQuery<Query>(filters)
  const mark = useMarkTask()
  const table = useListTable({
    name: 'recordTasks',
    entity: 'recordTask',
    columns: useColumns(props),
    list,
    fetch: (signal) => props.listTasks(list, signal),
  })
  const choice = (first: string, second: string) => [
    { value: String(yes), label: first },
    { value: String(no), label: second },
  ]
  return (
    <ListPage
      title={props.title}
      table={table}
      filters={useFilterFields(filters, t, {
        isMine: (
          <FilterSelect name="isMine" label={t('isMine')} options={choice(t('mine'), t('givenByMe'))} />
        ),
        isDone: <FilterSelect name="isDone" label={t('isDone')} options={choice(t('closed'), t('open'))} />,
        isOverdue: (
          <FilterSelect name="isOverdue" label={t('isOverdue')} options={choice(t('late'), t('inTime'))} />
        ),
      })}
      rows={{
        empty: { text: t(`empty.${side.texts}`) },
        actions: (task) => (
          <Button look="link" onClick={() => void mark(task, task.doneAt === null).catch(() => undefined)}>
            {verbs(task.doneAt === null ? 'done' : 'reopen')}
          </Button>
        ),
      }}
    />
  )
}

function useColumns({ addressOf, nameOf }: Props): readonly Column<RecordTask<string>>[] {
  const t = useTranslations('teamwork.list')
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('number'),
        width: 170,
        isFirst: true,
        cell: (task) => <Code href={addressOf(task)}>{task.number}</Code>,
      },
      { key: 'entity', title: t('entity'), width: 130, cell: (task) => <Text>{nameOf(task.entity)}</Text> },
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
        width: 220,
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
        cell: (task) =>
          task.isAssigneeGone && task.doneAt === null ? (
            <Text>{t('goneAssignee', { name: task.assignee.name })}</Text>
          ) : (
            <Text>{task.assignee.name}</Text>
          ),
      },
      { key: 'createdBy', title: t('createdBy'), width: 110, cell: (task) => <Text>{task.createdBy}</Text> },
      {
        key: 'isDone',
        title: t('isDone'),
        width: 100,
        cell: (task) => <Text>{t(task.doneAt === null ? 'open' : 'closed')}</Text>,
      },
    ],
    [t, addressOf, nameOf],
  )
}
