import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderTemplateSave } from '@quayside/contract/orders/order-template.ts'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import type { RecordAction } from '@quayside/kit/record/record-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { listPathOf } from '../../lib/pages/order-paths.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { useOrderActions } from './order-list.actions.ts'

const OrderSplitDialog = lazyPart(() => import('./order-split-dialog.tsx'))
const OrderTemplateForm = lazyPart(() => import('./order-template-form.tsx'))

/** What is seldom done with an order, and the dialogs for it. */
export function useOrderMenu(order: OrderDetail) {
  const t = useTranslations('orders.record')
  const split = useTranslations('orderLogistics.split')
  const papers = useTranslations('orderLogistics.papers')
  const templates = useTranslations('orderForm.templates')
  const can = useCan()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const act = useOrderActions(order.modelType)
  const [isRemoving, setRemoving] = useState(false)
  const [isSplitting, setSplitting] = useState(false)
  const [isTemplating, setTemplating] = useState(false)
  const { id, modelType } = order
  const may = (name: string): boolean => order.nextSteps.some((step) => step.name === name)
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)
  async function remove(): Promise<void> {
    await api('DELETE business/online/order/batchRemove', { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('removed') })
    await navigate({ href: pageAddress(listPathOf(modelType)) })
    closePage(pageKeyOf('/orderInfo', id))
    await queries.invalidateQueries({ queryKey: ['order', 'list'] })
  }
  const lines = async (): Promise<void> =>
    saveDownload(await api('GET business/online/order/{id}/exportLines', { params: { id } }))
  const hasWarehouse = order.receiving.warehouseId !== null || order.delivery.warehouseId !== null
  const paper = async (name: 'deliveryNotice' | 'boxMarks'): Promise<void> =>
    saveDownload(await api(`GET business/online/order/{id}/${name}`, { params: { id } }))
  const actions: readonly RecordAction[] = [
    {
      key: 'print',
      place: 'menu',
      label: t('print'),
      run: () => void navigate({ href: pageAddress('/orderInfo', { id, print: '1' }) }),
    },
    ...(can(orderPermission(modelType, 'save'))
      ? [
          { key: 'copy', place: 'menu' as const, label: t('copy'), run: () => quietly(act.copy(order)) },
          {
            key: 'template',
            place: 'menu' as const,
            label: templates('save'),
            run: () => setTemplating(true),
          },
        ]
      : []),
    ...(hasWarehouse
      ? [
          {
            key: 'notice',
            place: 'menu' as const,
            label: papers('deliveryNotice'),
            run: () => quietly(paper('deliveryNotice')),
          },
        ]
      : []),
    ...(order.lines.length > 0
      ? [
          {
            key: 'marks',
            place: 'menu' as const,
            label: papers('boxMarks'),
            run: () => quietly(paper('boxMarks')),
          },
        ]
      : []),
    ...(may('split') && order.lines.length > 0
      ? [{ key: 'split', place: 'menu' as const, label: split('ask'), run: () => setSplitting(true) }]
      : []),
    ...(can(orderPermission(modelType, 'export'))
      ? [{ key: 'lines', place: 'menu' as const, label: t('exportLines'), run: () => quietly(lines()) }]
      : []),
    ...(may('remove')
      ? [{ key: 'remove', place: 'menu' as const, label: t('remove'), run: () => setRemoving(true) }]
      : []),
  ]
  const dialogs = (
    <>
      {isSplitting && (
        <Suspense>
          <OrderSplitDialog order={order} onClose={() => setSplitting(false)} />
        </Suspense>
      )}
      {isTemplating && (
        <Suspense>
          <OrderTemplateForm
            modelType={modelType as OrderTemplateSave['modelType']}
            source={{ orderId: id }}
            onSaved={() => {
              setTemplating(false)
              showToast({ kind: 'success', text: templates('saved') })
            }}
            onClose={() => setTemplating(false)}
          />
        </Suspense>
      )}
      {isRemoving && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { number: order.orderNo })}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
  return { actions, dialogs }
}
