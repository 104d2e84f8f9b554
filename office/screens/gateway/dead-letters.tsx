import { Button } from '@quayside/kit/button.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
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
      {answer.data?.rows.length === 0 ? (
        <EmptyState text={t('noLetters')} />
      ) : (
        <div className={styles['gateway-scroll']}>
          <p className={styles['gateway-lead']}>{t('lettersLead')}</p>
          <table className={styles['gateway-table']}>
            <thead>
              <tr>
                {(['url', 'event', 'attempts', 'error'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('retry')}</span>
                </th>
              </tr>
            </thead>
            <tbody lang="zxx">
              {answer.data?.rows.map((letter) => (
                <tr key={letter.id}>
                  <td className={styles['gateway-scopes']}>{letter.url}</td>
                  <td>{`${letter.entity} ${letter.entityId} ${letter.transition}`}</td>
                  <td>{letter.attempts}</td>
                  <td className={styles['gateway-scopes']}>{letter.lastError}</td>
                  <td>
                    {may('gateway-edit') && (
                      <>
                        <Button
                          size="small"
                          onClick={() => void settle('retry', letter.id).catch(() => undefined)}
                        >
                          {t('retry')}
                        </Button>
                        <Button
                          look="text"
                          size="small"
                          onClick={() => void settle('drop', letter.id).catch(() => undefined)}
                        >
                          {t('drop')}
                        </Button>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
