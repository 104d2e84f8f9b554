import {
  systemWebhookState,
  systemWebhookStateTone,
} from '@quayside/contract/systems/system-webhook.codes.ts'
import type { SystemWebhook } from '@quayside/contract/systems/system-webhook.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useWebhookTest, WebhookRemoval } from './system-webhook-actions.tsx'

type Query = QueryOf<'GET base/online/systemWebhook/list'>
type Opened = { readonly part: 'form' | 'log' | 'removal'; readonly webhook?: SystemWebhook }
const WebhookDialog = lazyPart(() => import('./system-webhook-form.tsx'))
const WebhookLog = lazyPart(() => import('./system-webhook-log.tsx'))

/** The addresses to which the company's events are posted, with how that goes. */
export function SystemWebhooks() {
  const t = useTranslations('ownWebhooks')
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const test = useWebhookTest()
  const list = useListQuery<Query>({})
  const table = useListTable({
    name: 'systemWebhooks',
    entity: 'systemWebhook',
    columns: useWebhookColumns(),
    list,
    fetch: (signal) => api('GET base/online/systemWebhook/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <Can permission="hub-system-manage">
          <Button look="primary" onClick={() => setOpened({ part: 'form' })}>
            {t('new')}
          </Button>
        </Can>
      }
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 230,
        actions: (webhook: SystemWebhook) => (
          <>
            <button type="button" onClick={() => setOpened({ part: 'log', webhook })}>
              {t('log')}
            </button>
            <button
              type="button"
              disabled={test.busyId === webhook.id}
              onClick={() => void test.run(webhook.id)}
            >
              {test.busyId === webhook.id ? t('testing') : t('test')}
            </button>
            <button type="button" onClick={() => setOpened({ part: 'form', webhook })}>
              {t('change')}
            </button>
            <button type="button" onClick={() => setOpened({ part: 'removal', webhook })}>
              {t('remove')}
            </button>
          </>
        ),
      }}
    >
      {opened?.part === 'form' && (
        <WebhookDialog {...(opened.webhook && { webhook: opened.webhook })} onClose={close} />
      )}
      {opened?.part === 'log' && opened.webhook && <WebhookLog webhook={opened.webhook} onClose={close} />}
      {opened?.part === 'removal' && opened.webhook && (
        <WebhookRemoval webhook={opened.webhook} onClose={close} />
      )}
    </ListPage>
  )
}

function useWebhookColumns(): readonly Column<SystemWebhook>[] {
  const t = useTranslations('ownWebhooks')
  return useMemo(() => {
    const { figure, instant, text } = columnsOf<SystemWebhook, typeof t>(t)
    return [
      text('name', 160, { isFirst: true }),
      text('url', 260, { grows: true }),
      {
        key: 'kinds',
        title: t('kinds'),
        width: 110,
        cell: (row) => t('kindCount', { count: row.kinds.length }),
      },
      {
        key: 'state',
        title: t('state'),
        width: 100,
        cell: (row) => (
          <StateTag list={systemWebhookState} tones={systemWebhookStateTone} value={row.state} />
        ),
      },
      figure('waiting', 80),
      instant('lastSentAt', { isSortable: false }),
      instant('lastFailedAt', { isSortable: false }),
    ]
  }, [t])
}
