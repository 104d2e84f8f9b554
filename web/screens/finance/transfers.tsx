import type { AnnouncedTransfer } from '@quayside/contract/finance/announced-transfer.ts'
import { transferState, transferStateTone } from '@quayside/contract/finance/voucher.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText, Text } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './finance.module.css'

/** The newest transfers that the company announced; those still on their way can be cancelled. */
export function Transfers() {
  const t = useTranslations('financeScreens.transfers')
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['announcedTransfer', 'list'],
    queryFn: ({ signal }) =>
      api('GET tax/online/capitalAppointment/list', { query: { pageSize: 20 } }, { signal, isQuiet: true }),
  })
  const rows = data?.rows ?? []
  async function cancel(id: string): Promise<void> {
    await api('POST tax/online/capitalAppointment/{id}/cancel', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('cancelled') })
    await queries.invalidateQueries({ queryKey: ['announcedTransfer'] })
  }
  return (
    <div className={styles['transfers']}>
      <Panel title={t('title')}>
        {rows.length === 0 ? (
          <p className={styles['empty-note']}>{t('empty')}</p>
        ) : (
          <ShortTable<AnnouncedTransfer>
            rows={rows}
            columns={[
              { title: t('number'), isRowHead: true, cell: ({ number }) => <Code>{number}</Code> },
              {
                title: t('state'),
                cell: ({ state }) => (
                  <StateTag list={transferState} tones={transferStateTone} value={state} />
                ),
              },
              {
                title: t('amount'),
                isFigure: true,
                cell: ({ amount, currency }) => <Money value={amount as Amount} currency={currency} />,
              },
              { title: t('transferOn'), cell: ({ transferOn }) => <DateText value={transferOn} /> },
              { title: t('payerName'), cell: ({ payerName }) => <Text>{payerName}</Text> },
              {
                title: t('for'),
                cell: ({ itemIds }) =>
                  itemIds.length > 0 ? t('forItems', { count: itemIds.length }) : t('forAccount'),
              },
              { title: t('announcedBy'), cell: ({ announcedByName }) => <Text>{announcedByName}</Text> },
              {
                title: t('actions'),
                isActions: true,
                cell: ({ id, nextSteps }) => (
                  <StateActions machine="announcedTransfer" steps={nextSteps} onStep={() => cancel(id)} />
                ),
              },
            ]}
          />
        )}
      </Panel>
    </div>
  )
}
