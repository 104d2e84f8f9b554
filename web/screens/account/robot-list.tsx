import { robotKind } from '@quayside/contract/notices/robot.codes.ts'
import type { Robot } from '@quayside/contract/notices/robot.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useRobotColumns } from './robot-list.columns.tsx'
import { useRobotTest } from './robot-test.ts'

type Query = QueryOf<'GET base/online/robot/list'>
const filters = { keyword: 'text', kind: [robotKind, 150] } as const satisfies FilterTable<Query>
const RobotForm = lazyPart(() => import('./robot-form.tsx'))
const RobotRecord = lazyPart(() => import('./robot-record.tsx'))

/** The company's robots of group chats. */
export function RobotList() {
  const t = useTranslations('robots')
  const fields = useTranslations('hubFields.robot')
  const list = useListQuery<Query>(filters)
  const test = useRobotTest()
  const crud = useCrudList({
    title: t('title'),
    name: 'robots',
    entity: 'robot',
    permission: 'hub-robot',
    texts: t,
    columns: useRobotColumns(),
    list,
    fetch: (signal) => api('GET base/online/robot/list', { query: list.query }, { signal }),
    removeRows: (ids) => api('DELETE base/online/robot/batchRemove', { body: { ids } }),
  })
  const rowActions = (row: Robot) => (
    <>
      <Can permission="hub-robot-edit">
        <button type="button" disabled={test.busyId === row.id} onClick={() => void test.run(row.id)}>
          {test.busyId === row.id ? t('testing') : t('test')}
        </button>
      </Can>
      <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id, row)} />
    </>
  )
  return (
    <CrudListPage
      crud={crud}
      filters={useFilterFields(filters, fields, { keyword: t('keyword') })}
      actionsWidth={190}
      rowActions={rowActions}
      windows={{
        record: (props) => <RobotRecord {...props} />,
        form: (props) => <RobotForm {...props} />,
      }}
    />
  )
}
