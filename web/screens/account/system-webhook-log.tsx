import {
  systemDeliveryState,
  systemDeliveryStateTone,
} from '@quayside/contract/systems/system-webhook.codes.ts'
import type { SystemDelivery, SystemWebhook } from '@quayside/contract/systems/system-webhook.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './system-keys.module.css'

type Props = { readonly webhook: SystemWebhook; readonly onClose: () => void }

/** The newest deliveries to an address, each of which can be sent again. */
export default function WebhookLog({ webhook, onClose }: Props) {
  const t = useTranslations('ownWebhooks')
  const textOf = useTextsByKey('ownWebhooks')
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['systemWebhook', 'log', webhook.id],
    queryFn: () =>
      api('GET base/online/systemDelivery/list', { query: { webhookId: webhook.id, pageSize: '100' } }),
    refetchInterval: 15_000,
  })
  const showReplayed = async (count: number): Promise<void> => {
    showToast({ kind: 'success', text: t('replayed', { count }) })
    await queries.invalidateQueries({ queryKey: ['systemWebhook'] })
  }
  async function replay(id: string): Promise<void> {
    const { count } = await api('POST base/online/systemDelivery/{id}/replay', { params: { id }, body: {} })
    await showReplayed(count)
  }
  const oldest = answer.data?.rows.at(-1)
  async function replayAll(since: string): Promise<void> {
    const { count } = await api('POST base/online/systemWebhook/{id}/replay', {
      params: { id: webhook.id },
      body: { since },
    })
    await showReplayed(count)
  }
  return (
    <RecordDrawer
      title={t('logOf', { name: webhook.name })}
      actions={
        oldest && (
          <Button size="small" onClick={() => void replayAll(oldest.createdAt).catch(() => undefined)}>
            {t('replaySince')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {answer.data === undefined && <TableSkeleton label={t('log')} />}
      {answer.data?.rows.length === 0 && <EmptyState text={t('noLog')} />}
      {answer.data !== undefined && answer.data.rows.length > 0 && (
        <ShortTable
          rows={answer.data.rows}
          columns={[
            { title: t('at'), cell: (row) => <DateText value={row.createdAt} hasTime /> },
            {
              title: t('record'),
              cell: (row) => (
                <span className={styles['logged']}>
                  {row.number}
                  <small>{textOf(`kindNames.${row.kind}`)}</small>
                </span>
              ),
            },
            {
              title: t('result'),
              cell: (row) => (
                <StateTag list={systemDeliveryState} tones={systemDeliveryStateTone} value={row.state} />
              ),
            },
            { title: t('answer'), cell: (row) => <Answer delivery={row} /> },
            { title: t('attempts'), cell: (row) => row.attempts },
            {
              title: t('replay'),
              isActions: true,
              cell: (row) =>
                row.state !== systemDeliveryState.codes.waiting && (
                  <Button size="small" onClick={() => void replay(row.id).catch(() => undefined)}>
                    {t('replay')}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </RecordDrawer>
  )
}

const Answer = ({ delivery: { status, error } }: { delivery: SystemDelivery }) => (
  <span lang="zxx">{status === null ? error || '–' : status}</span>
)
