import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShareAction } from '../../lib/links/share-action.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { formPathOf } from './order-kinds.ts'
import { mainSteps, useOrderLeads } from './order-leads.ts'
import { useOrderActions } from './order-list.actions.ts'
import { useOrderMenu } from './order-record.menu.tsx'

const ContractRecord = lazyPart(() => import('./contract-record.tsx'))

const steps = ['submit', 'release', 'withdraw', 'cancel', 'sign'] as const
const shown = new Set<string>([...steps, 'refuse'])

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
    mains: mainSteps,
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
  const navigate = useNavigate()
  const act = useOrderActions(order.modelType)
  const { id, modelType } = order
  const to = (href: string) => (): void => void navigate({ href })
  const runs = {
    bind: to(pageAddress('/stockBinding', { id })),
    signContract,
    applyForPayment: () => act.applyForPayment([order]),
    announce: to(pageAddress('/storageInfo', { orderId: id })),
  }
  const leads = useOrderLeads(order).map(
    ({ key, label }): RecordAction => ({ key, label, place: 'main', run: runs[key] }),
  )
  if (!order.nextSteps.some(({ name }) => name === 'save')) return leads
  const edit = to(pageAddress(formPathOf(modelType), { id }))
  return [...leads, { key: 'edit', label: t('change'), place: 'edit', run: edit }]
}
