import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { isAnnounceable, stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { remainingOf } from '@quayside/contract/payments/payment-application.rules.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'
import { isPaymentDue } from './order-list.payment.ts'

/** The machine's steps that lead an order on. */
export const mainSteps = ['release', 'submit', 'sign'] as const

type OrderLead = 'bind' | 'signContract' | 'applyForPayment' | 'announce'

/** Goods that the provider could receive, and that are not announced yet. */
const isToAnnounce = (order: OrderDetail): boolean =>
  isAnnounceable({
    ...order,
    state: stateKey(orderMachine, order.state),
    isWarehouseType: isYes(order.isWarehouseType),
  }) && order.lines.some((line) => stillToCome(line) !== '0')

/** What this user can do next besides those steps, the most urgent first, as its buttons are labelled. */
export function useOrderLeads(order: OrderDetail): readonly { key: OrderLead; label: string }[] {
  const t = useTranslations('orders.record')
  const list = useTranslations('orders.list')
  const stepText = useStepText('order')
  const can = useCan()
  const leads: readonly { key: OrderLead; label: string; isOpen: boolean }[] = [
    {
      key: 'bind',
      label: stepText('bind').label,
      isOpen: order.nextSteps.some(({ name }) => name === 'bind'),
    },
    {
      key: 'signContract',
      label: list('signContract'),
      isOpen: isContractSignable(order.state) && !isYes(order.isContractSigned) && can('order-contract-sign'),
    },
    {
      key: 'applyForPayment',
      label: `${list('applyForPayment')} ${order.currency} ${formatAmount(remainingOf(order))}`,
      isOpen: can('finance-application-apply') && isPaymentDue(order),
    },
    {
      key: 'announce',
      label: t('announce'),
      isOpen: can('logistics-inbound-save') && isToAnnounce(order),
    },
  ]
  return leads.filter(({ isOpen }) => isOpen)
}
