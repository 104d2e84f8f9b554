import type { SystemStatus } from '@quayside/contract/office/system.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { SendAgain } from './send-again.tsx'
import styles from './system.module.css'
import { useDeadLetters } from './use-dead-letters.ts'

/** The receivers that refused too often, with what they said last. */
export function Webhooks({ webhooks }: { webhooks: SystemStatus['webhooks'] }) {
  const t = useTranslations('officeSystem')
  const letters = useDeadLetters()
  const receivers = [...Map.groupBy(letters, ({ webhookId }) => webhookId).values()].flatMap((group) => {
    const last = group.at(-1)
    return last ? [{ ...last, count: group.length }] : []
  })
  return (
    <Panel
      title={t('parts.webhooks')}
      actions={
        <>
          <span className={styles['quiet']}>{t('webhooksLead', webhooks)}</span>
          <PageLink href={pageAddress('/office/gateway')}>{t('details')}</PageLink>
        </>
      }
    >
      <ShortTable
        rows={receivers}
        keyOf={({ webhookId }) => webhookId}
        empty={t('noWebhooks')}
        columns={[
          {
            title: t('receiver'),
            isRowHead: true,
            cell: ({ keyName, lastError }) => (
              <>
                {keyName}
                <span className={styles['error']} lang="zxx">
                  {lastError}
                </span>
              </>
            ),
          },
          { title: t('letters'), isFigure: true, cell: ({ count }) => count },
          {
            title: t('runAgain'),
            isActions: true,
            cell: ({ webhookId }) => <SendAgain webhookId={webhookId} />,
          },
        ]}
      />
    </Panel>
  )
}
