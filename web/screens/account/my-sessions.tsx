import type { Session } from '@quayside/contract/account/session.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { deviceOf } from '@quayside/kit/page/device-of.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './my-information.module.css'

const shownAtMost = 100

/** The user's sessions; any but the current one can be ended. */
export function MySessions() {
  const t = useTranslations('myInformation.sessions')
  const between = useTranslations('ownCompanies')('between')
  const queries = useQueryClient()
  const [ending, setEnding] = useState<readonly Session[]>([])
  const answer = useQuery({
    queryKey: ['sessions'],
    queryFn: () => api('GET system/online/user/session/list', { query: { pageSize: shownAtMost } }),
  })
  const rows = answer.data?.rows
  if (answer.isPending) return <TableSkeleton label={t('device')} />
  if (!rows) return <LoadFailed text={t('note')} onRetry={() => void answer.refetch()} />
  const others = rows.filter((session) => !session.isCurrent)

  async function end(): Promise<void> {
    const ids = ending.map((session) => session.id)
    const { count } = await api('DELETE system/online/user/session/batchRemove', { body: { ids } })
    showToast({ kind: 'success', text: t('ended', { count }) })
    await queries.invalidateQueries({ queryKey: ['sessions'] })
  }

  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <div className={styles['my-change-head']}>
          <span>{t('note')}</span>
          <Button disabled={others.length === 0} onClick={() => setEnding(others)}>
            {t('endOthers')}
          </Button>
        </div>
        <ShortTable
          rows={rows}
          columns={[
            {
              title: t('device'),
              isRowHead: true,
              cell: ({ userAgent }) => <span title={userAgent}>{deviceOf(userAgent) ?? t('unknown')}</span>,
            },
            { title: t('companies'), cell: ({ companies }) => companies.filter(Boolean).join(between) },
            { title: t('address'), cell: (session) => session.address },
            { title: t('since'), cell: (session) => <DateText value={session.createdAt} hasTime /> },
            { title: t('lastSeen'), cell: (session) => <DateText value={session.lastSeenAt} hasTime /> },
            {
              title: t('end'),
              isActions: true,
              cell: (session) =>
                session.isCurrent ? (
                  <ToneTag tone="done">{t('current')}</ToneTag>
                ) : (
                  <Button size="small" onClick={() => setEnding([session])}>
                    {t('end')}
                  </Button>
                ),
            },
          ]}
        />
      </div>
      {ending.length > 0 && (
        <RemoveDialog label={t('end')} text={t('endConfirm')} onClose={() => setEnding([])} onConfirm={end} />
      )}
    </section>
  )
}
