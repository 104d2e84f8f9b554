import { Button } from '@quayside/kit/inputs/button.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Room } from '@quayside/kit/page/room.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import styles from './gateway.module.css'

/** Webhook deliveries that failed too often: sent again, or discarded. */
export function DeadLetters() {
  const t = useTranslations('officeGateway')
  const may = useMay()
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['deadLetter'],
    queryFn: () => api('GET office/online/deadLetter/list', {}, { isQuiet: true }),
    refetchInterval: 15_000,
  })

  async function settle(how: 'retry' | 'drop', id: string): Promise<void> {
    const { count } = await api(`POST office/online/deadLetter/${how}`, { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('settled', { count }) })
    await queries.invalidateQueries({ queryKey: ['deadLetter'] })
  }

  return (
    <section className="q-panel">
      <h2>{t('letters')}</h2>
      {answer.isPending && <Room height={132} />}
      {answer.data?.rows.length === 0 && <EmptyState text={t('noLetters')} />}
      {answer.data !== undefined && answer.data.rows.length > 0 && (
        <div className={styles['gateway-rows']}>
          <p>{t('lettersLead')}</p>
          <ShortTable
            rows={answer.data.rows}
            columns={[
              { title: t('url'), cell: ({ url }) => <span lang="zxx">{url}</span> },
              {
                title: t('event'),
                cell: ({ entity, entityId, transition }) => (
                  <span lang="zxx">{`${entity} ${entityId} ${transition}`}</span>
                ),
              },
              { title: t('attempts'), isFigure: true, cell: ({ attempts }) => attempts },
              { title: t('error'), cell: ({ lastError }) => <span lang="zxx">{lastError}</span> },
              {
                title: t('retry'),
                isActions: true,
                cell: ({ id }) =>
                  may('gateway-edit') && (
                    <>
                      <Button size="small" onClick={() => void settle('retry', id).catch(() => undefined)}>
                        {t('retry')}
                      </Button>
                      <Button
                        look="text"
                        size="small"
                        onClick={() => void settle('drop', id).catch(() => undefined)}
                      >
                        {t('drop')}
                      </Button>
                    </>
                  ),
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}
