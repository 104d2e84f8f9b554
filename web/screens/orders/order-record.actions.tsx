import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { isAnnounceable, stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { StateActions, type StepInput, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { formPathOf } from './order-kinds.ts'
import { useOrderActions } from './order-list.actions.ts'
import { isPaymentDue } from './order-list.payment.ts'
import { OrderMenu } from './order-record.menu.tsx'

const steps = ['submit', 'release', 'withdraw', 'cancel', 'sign'] as const
const shown = new Set<string>([...steps, 'refuse'])

/** Goods that the provider could receive, and that are not announced yet. */
const isToAnnounce = (order: OrderDetail): boolean =>
  isAnnounceable({
    ...order,
    state: stateKey(orderMachine, order.state),
    isWarehouseType: isYes(order.isWarehouseType),
  }) && order.lines.some((line) => stillToCome(line) !== '0')

export function OrderRecordActions({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  const list = useTranslations('orders.list')
  const can = useCan()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const act = useOrderActions(order.modelType)
  const stepText = useStepText('order')
  const { id, modelType } = order
  const may = (name: string): boolean => order.nextSteps.some((step) => step.name === name)

  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    const params = { id }
    if (name === 'refuse')
      await api('POST business/online/order/{id}/refuse', { params, body: { reason: note } })
    else if (step) {
      const body = note === '' ? {} : { note }
      await api(`POST business/online/order/{id}/${step}`, { params, body })
    } else return
    showToast({ kind: 'success', text: t('done') })
    await queries.invalidateQueries({ queryKey: ['order'] })
  }
  return (
    <>
      <OrderMenu order={order} />
      <StateActions
        machine="order"
        main={may('release') ? 'release' : 'sign'}
        steps={order.nextSteps.filter((step) => shown.has(step.name))}
        onStep={run}
      />
      {may('bind') && (
        <Button look="signal" onClick={() => void navigate({ href: pageAddress('/stockBinding', { id }) })}>
          {stepText('bind').label}
        </Button>
      )}
      {can('logistics-inbound-save') && isToAnnounce(order) && (
        <Button onClick={() => void navigate({ href: pageAddress('/storageInfo', { orderId: id }) })}>
          {t('announce')}
        </Button>
      )}
      {can('finance-application-apply') && isPaymentDue(order) && (
        <Button onClick={() => act.applyForPayment([order])}>{list('applyForPayment')}</Button>
      )}
      {may('save') && (
        <Button
          look="primary"
          onClick={() => void navigate({ href: pageAddress(formPathOf(modelType), { id }) })}
        >
          {t('change')}
        </Button>
      )}
    </>
  )
}
