import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { isAnnounceable, stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { remainingOf } from '@quayside/contract/payments/payment-application.rules.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { type StepInput, useStepActions, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShareAction } from '../../lib/links/share-action.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { formPathOf } from './order-kinds.ts'
import { useOrderActions } from './order-list.actions.ts'
import { isPaymentDue } from './order-list.payment.ts'
import { useOrderMenu } from './order-record.menu.tsx'

const ContractRecord = lazyPart(() => import('./contract-record.tsx'))

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
  const queries = useQueryClient()
  const [isSigning, setSigning] = useState(false)
  const menu = useOrderMenu(order)
  const share = useShareAction({ entity: 'order', ...order, number: order.orderNo })
  const further = useFurtherActions(order, () => setSigning(true))
  const { id } = order

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
  const { actions, question } = useStepActions({
    machine: 'order',
    mains: ['release', 'submit', 'sign'],
    steps: order.nextSteps.filter((step) => shown.has(step.name)),
    onStep: run,
  })
  return (
    <>
      <RecordActions actions={[...actions, ...share.actions, ...further, ...menu.actions]} />
      {question}
      {menu.dialogs}
      {share.dialog}
      {isSigning && (
        <Suspense>
          <ContractRecord id={id} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What the customer does beside the order's machine, the most urgent first. */
function useFurtherActions(order: OrderDetail, signContract: () => void): readonly RecordAction[] {
  const t = useTranslations('orders.record')
  const list = useTranslations('orders.list')
  const can = useCan()
  const navigate = useNavigate()
  const act = useOrderActions(order.modelType)
  const stepText = useStepText('order')
  const { id, modelType, currency } = order
  const may = (name: string): boolean => order.nextSteps.some((step) => step.name === name)
  const to = (href: string) => (): void => void navigate({ href })
  const isContractOpen = isContractSignable(order.state) && !isYes(order.isContractSigned)
  const actions: readonly (RecordAction | false)[] = [
    may('bind') && {
      key: 'bind',
      label: stepText('bind').label,
      place: 'main',
      run: to(pageAddress('/stockBinding', { id })),
    },
    isContractOpen &&
      can('order-contract-sign') && {
        key: 'signContract',
        label: list('signContract'),
        place: 'main',
        run: signContract,
      },
    can('finance-application-apply') &&
      isPaymentDue(order) && {
        key: 'applyForPayment',
        label: `${list('applyForPayment')} ${currency} ${formatAmount(remainingOf(order))}`,
        place: 'main',
        run: () => act.applyForPayment([order]),
      },
    can('logistics-inbound-save') &&
      isToAnnounce(order) && {
        key: 'announce',
        label: t('announce'),
        place: 'main',
        run: to(pageAddress('/storageInfo', { orderId: id })),
      },
    may('save') && {
      key: 'edit',
      label: t('change'),
      place: 'edit',
      run: to(pageAddress(formPathOf(modelType), { id })),
    },
  ]
  return actions.filter((action) => action !== false)
}
