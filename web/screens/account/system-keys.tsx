import { systemKeyState, systemKeyStateTone } from '@quayside/contract/systems/system-key.codes.ts'
import type { SystemKey } from '@quayside/contract/systems/system-key.ts'
import { Button, ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { RevokeKey } from './system-key-revoke.tsx'
import { KeyScopes } from './system-key-scopes.tsx'

type Query = QueryOf<'GET base/online/systemKey/list'>
const filters = { keyword: 'text', state: systemKeyState } as const satisfies FilterTable<Query>
const KeyDialog = lazyPart(() => import('./system-key-form.tsx'))

/** The keys by which the company's own systems call /api, each of which can be ended here. */
export function SystemKeys() {
  const t = useTranslations('ownSystems')
  const [isMaking, setMaking] = useState(false)
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'systemKeys',
    entity: 'systemKey',
    columns: useKeyColumns(),
    list,
    fetch: (signal) => api('GET base/online/systemKey/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <ButtonLink href="/api/docs" isOutside>
            {t('docs')}
          </ButtonLink>
          <Can permission="hub-system-manage">
            <Button look="primary" onClick={() => setMaking(true)}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={useFilterFields(filters, t, { keyword: t('keyword') })}
      rows={{
        empty: { text: t('empty') },
        actions: (row: SystemKey) =>
          row.state === systemKeyState.codes.active ? <RevokeKey id={row.id} name={row.name} /> : null,
      }}
    >
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
    </ListPage>
  )
}

function useKeyColumns(): readonly Column<SystemKey>[] {
  const t = useTranslations('ownSystems')
  return useMemo(() => {
    const { instant, text } = columnsOf<SystemKey, typeof t>(t)
    return [
      text('name', 180, { isFirst: true }),
      { key: 'hint', title: t('hint'), width: 130, cell: (row) => <Code>{`${row.hint}…`}</Code> },
      {
        key: 'scopes',
        title: t('scopes'),
        width: 260,
        grows: true,
        cell: (row) => <KeyScopes scopes={row.scopes} />,
      },
      {
        key: 'state',
        title: t('state'),
        width: 90,
        cell: (row) => <StateTag list={systemKeyState} tones={systemKeyStateTone} value={row.state} />,
      },
      {
        key: 'lastUsedAt',
        title: t('lastUsedAt'),
        width: 150,
        isSortable: true,
        cell: (row) => (row.lastUsedAt ? <DateText value={row.lastUsedAt} hasTime /> : t('never')),
      },
      text('lastAddress', 130),
      instant('expiresAt'),
      text('createdBy', 110),
      instant('createdAt', { isHiddenAtFirst: true }),
    ]
  }, [t])
}
