import type { ForwarderOrderDetail } from '@quayside/contract/forwarding/forwarder-order.ts'
import {
  chargeBasis,
  forwarderOrderState,
  freightMilestone,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { chargeAmount, formatPrice, sumsByCurrency } from '@quayside/contract/forwarding/freight-charge.ts'
import { isLate } from '@quayside/contract/forwarding/milestone.ts'
import { formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { DateText, Nothing } from '@quayside/kit/cells.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/dictionary.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './forwarding.module.css'

type Props = { readonly order: ForwarderOrderDetail }

/** Planned and actual times; what is late says so. */
export function OrderMilestones({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const codeText = useCodeText()
  const now = new Date().toISOString()
  const isOver =
    order.state === forwarderOrderState.codes.completed || order.state === forwarderOrderState.codes.cancelled
  const time = (value: string | null) => (value === null ? <Nothing /> : <DateText value={value} hasTime />)
  return (
    <Panel title={fields('milestones')}>
      <ShortTable
        rows={order.milestones}
        keyOf={({ kind }) => kind}
        columns={[
          { title: t('milestone'), isRowHead: true, cell: ({ kind }) => codeText(freightMilestone, kind) },
          { title: t('planned'), cell: ({ plannedAt }) => time(plannedAt) },
          { title: t('actual'), cell: ({ actualAt }) => time(actualAt) },
          {
            title: t('late'),
            cell: (milestone) =>
              isLate(milestone, now) && !(isOver && milestone.actualAt === null) ? (
                <b className={styles['late']}>{t('late')}</b>
              ) : (
                ''
              ),
          },
        ]}
      />
    </Panel>
  )
}

/** What was agreed; after completion the same charges are fees. */
export function OrderCharges({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const matrix = useTranslations('forwarding.matrix')
  const fields = useTranslations('forwardingFields.freightCharge')
  const kindName = useEntryNames('1020')
  const codeText = useCodeText()
  const sums = sumsByCurrency(order.charges).map(
    ({ currency, amount }) => `${currency} ${formatAmount(amount)}`,
  )
  return (
    <Panel title={t('charges', { sum: sums.join(' + ') })}>
      <ShortTable
        rows={order.charges}
        keyOf={({ kind }) => kind}
        columns={[
          { title: fields('kind'), isRowHead: true, cell: ({ kind }) => `${kindName(kind)} ${kind}` },
          {
            title: fields('basis'),
            cell: ({ basis, quantity }) => `${codeText(chargeBasis, basis)} × ${formatQuantity(quantity)}`,
          },
          {
            title: fields('unitPrice'),
            isFigure: true,
            cell: (charge) => (isYes(charge.isIncluded) ? matrix('included') : formatPrice(charge.unitPrice)),
          },
          {
            title: fields('amount'),
            isFigure: true,
            cell: (charge) =>
              isYes(charge.isIncluded) ? (
                <Nothing />
              ) : (
                <Money value={chargeAmount(charge)} currency={charge.currency} />
              ),
          },
        ]}
      />
      {order.state === forwarderOrderState.codes.completed && (
        <PageLink href={pageAddress('/costBreakdown')}>{t('fees')}</PageLink>
      )}
    </Panel>
  )
}
