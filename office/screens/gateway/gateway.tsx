import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type AnswerOf, api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { DeadLetters } from './dead-letters.tsx'
import styles from './gateway.module.css'
import { KeyDialog } from './key-dialog.tsx'
import { ScopeList } from './scope-list.tsx'

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
        className="q-list-header"
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
        {answer.isPending && <Room height={96} />}
        {answer.data?.rows.length === 0 && <EmptyState text={t('none')} />}
        {answer.data !== undefined && answer.data.rows.length > 0 && (
          <div className={styles['gateway-rows']}>
            <ShortTable
              rows={answer.data.rows}
              columns={[
                { title: t('name'), cell: (key) => key.name },
                { title: t('hint'), cell: (key) => <code className={styles['hint']}>{key.hint}…</code> },
                { title: t('scopes'), cell: (key) => <ScopeList scopes={key.scopes} /> },
                { title: t('rate'), isFigure: true, cell: (key) => showNumber(String(key.requestsAMinute)) },
                { title: t('createdBy'), cell: (key) => key.createdBy },
                { title: t('lastUsedAt'), cell: (key) => <DateText value={key.lastUsedAt} hasTime /> },
                {
                  title: t('state'),
                  cell: ({ revokedAt }) => (
                    <ToneTag tone={revokedAt === null ? 'done' : 'draft'}>
                      {revokedAt === null ? t('live') : t('revoked')}
                    </ToneTag>
                  ),
                },
                {
                  title: t('revoke'),
                  isActions: true,
                  cell: (key) =>
                    key.revokedAt === null &&
                    may('gateway-edit') && (
                      <Button look="link" size="small" onClick={() => setRevoking(key)}>
                        {t('revoke')}
                      </Button>
                    ),
                },
              ]}
            />
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
