import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNumberedForm } from '../../lib/documents/numbered-form.ts'
import { closePage, namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { listPathOf } from '../../lib/pages/order-paths.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { OrderForm } from './order-form.tsx'
import { formPathOf, type OrderKind, orderKinds } from './order-kinds.ts'
import { OrderSubmitted } from './order-submitted.tsx'

const SampleOrder = lazyPart(() => import('./order-sample-form.tsx'))
const OrderPrintPage = lazyPart(() => import('./order-print.tsx'))

/** The form is filled with examples where `sample=1` is given. */
export function ImportOrder() {
  const t = useTranslations('orderForm')
  const { sample } = usePageSearch('/importOrder')
  if (sample !== '1') return <OrderScreen kind={orderKinds.import} />
  return (
    <Suspense fallback={<TableSkeleton label={t('lines')} />}>
      <SampleOrder />
    </Suspense>
  )
}
export const ExportOrder = () => <OrderScreen kind={orderKinds.export} />
export const TransitOrder = () => <OrderScreen kind={orderKinds.transit} />
export const DomesticOrder = () => <OrderScreen kind={orderKinds.domestic} />

/** A new order, or with `id` one that was saved; with `print=1` on paper. */
function OrderScreen({ kind }: { kind: OrderKind }) {
  const t = useTranslations('orderForm')
  const { id, print } = usePageSearch(kind.path)
  const navigate = useNavigate()
  const { isOwn, key, takeNumber } = useNumberedForm(kind.path, id, (saved) =>
    pageAddress(kind.path, { id: saved }),
  )
  const [submitted, setSubmitted] = useState<
    Pick<OrderDetail, 'id' | 'orderNo'> & { outcome: 'submitted' | 'waits' }
  >()
  const answer = useQuery({
    queryKey: ['order', 'record', id],
    queryFn: () => api('GET business/online/order/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined && !isOwn && print !== '1',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => setSubmitted(undefined), [id])
  const number = answer.data?.orderNo
  useEffect(() => {
    if (id !== undefined && number !== undefined) namePage(pageKeyOf(kind.path, id), number)
  }, [kind, id, number])

  // The address names another kind's form: each kind has its own.
  const path = answer.data ? formPathOf(answer.data.modelType) : kind.path
  useEffect(() => {
    if (id === undefined || path === kind.path) return
    closePage(pageKeyOf(kind.path, id))
    void navigate({ href: pageAddress(path, { id }), replace: true })
  }, [kind, id, path, navigate])

  if (id !== undefined && print === '1')
    return (
      <Suspense fallback={<TableSkeleton label={t('lines')} />}>
        <OrderPrintPage id={id} path={kind.path} />
      </Suspense>
    )
  if (submitted && submitted.id === id)
    return <OrderSubmitted kind={kind} order={submitted} outcome={submitted.outcome} />
  if (id !== undefined && !isOwn) {
    if (answer.isPending || path !== kind.path) return <TableSkeleton label={t('lines')} />
    if (!answer.data)
      return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress(listPathOf(kind.code))} />
    if (!answer.data.nextSteps.some((step) => step.name === 'save' || step.name === 'submit'))
      return (
        <OrderSubmitted
          kind={kind}
          order={answer.data}
          outcome={answer.data.release?.isAsked ? 'waits' : 'locked'}
        />
      )
  }
  return (
    <OrderForm
      key={key}
      kind={kind}
      order={isOwn ? undefined : answer.data}
      onNumbered={takeNumber}
      onSubmitted={({ id: done, number: orderNo }, isToRelease) =>
        setSubmitted({ id: done, orderNo, outcome: isToRelease ? 'waits' : 'submitted' })
      }
    />
  )
}
