import { Button } from '@quayside/kit/button.tsx'
import { DateText } from '@quayside/kit/cells.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type AnswerOf, api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { DeadLetters } from './dead-letters.tsx'
import styles from './gateway.module.css'
import { KeyDialog } from './key-dialog.tsx'

type Key = AnswerOf<'GET office/online/apiKey/list'>['rows'][number]

/** The ERP's access: its keys, and the webhook deliveries that failed. */
export function Gateway() {
  const t = useTranslations('officeGateway')
  const pages = useTranslations('office.pages')
  const may = useMay()
  const queries = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<Key>()
  const answer = useQuery({ queryKey: ['apiKey'], queryFn: () => api('GET office/online/apiKey/list') })

  async function revoke(id: string): Promise<void> {
    await api('POST office/online/apiKey/{id}/revoke', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('revokeDone') })
    setRevoking(undefined)
    await queries.invalidateQueries({ queryKey: ['apiKey'] })
  }

  return (
    <>
      <PageHeader
        title={pages('gateway')}
        actions={
          may('gateway-edit') && (
            <Button look="primary" onClick={() => setMaking(true)}>
              {t('new')}
            </Button>
          )
        }
      />
      <section className="q-panel">
        <h2>{t('keys')}</h2>
        {answer.data?.rows.length === 0 && <EmptyState text={t('none')} />}
        {answer.data !== undefined && answer.data.rows.length > 0 && (
          <div className={styles['gateway-scroll']}>
            <table className={styles['gateway-table']}>
              <thead>
                <tr>
                  {(['name', 'hint', 'scopes', 'rate', 'createdBy', 'lastUsedAt', 'state'] as const).map(
                    (name) => (
                      <th key={name} scope="col">
                        {t(name)}
                      </th>
                    ),
                  )}
                  <th scope="col">
                    <span className="visually-hidden">{t('revoke')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {answer.data.rows.map((key) => (
                  <tr key={key.id}>
                    <td>{key.name}</td>
                    <td>
                      <code>{key.hint}…</code>
                    </td>
                    <td className={styles['gateway-scopes']} lang="zxx" title={key.scopes.join(', ')}>
                      {key.scopes.join(', ')}
                    </td>
                    <td>{key.requestsAMinute}</td>
                    <td>{key.createdBy}</td>
                    <td>
                      <DateText value={key.lastUsedAt} hasTime />
                    </td>
                    <td>
                      <ToneTag tone={key.revokedAt === null ? 'done' : 'draft'}>
                        {key.revokedAt === null ? t('live') : t('revoked')}
                      </ToneTag>
                    </td>
                    <td>
                      {key.revokedAt === null && may('gateway-edit') && (
                        <Button size="small" onClick={() => setRevoking(key)}>
                          {t('revoke')}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <DeadLetters />
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
      {revoking && (
        <Dialog
          title={`${t('revoke')} · ${revoking.name}`}
          action={{ label: t('revoke'), run: () => void revoke(revoking.id).catch(() => undefined) }}
          onClose={() => setRevoking(undefined)}
        >
          <p>{t('revokeConfirm')}</p>
        </Dialog>
      )}
    </>
  )
}
