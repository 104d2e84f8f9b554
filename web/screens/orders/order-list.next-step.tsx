import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OrderAction } from '@quayside/contract/orders/order.access.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { isPaymentDue } from './order-list.payment.ts'
import { mayStep } from './order-list.steps.ts'

type Props = {
  readonly order: ListedOrder
  readonly formPath: string
  readonly may: (action: OrderAction) => boolean
  readonly onSubmit: () => void
  /** Where there is room, a payment names its sum. */
  readonly hasSum?: boolean
}

/** The row's link is what the customer can do next with the order; where that is nothing, the order can be read. */
export function OrderNextStep({ order, formPath, may, onSubmit, hasSum = false }: Props) {
  const t = useTranslations('orders.list')
  const can = useCan()
  const record = pageAddress('/orderInfo', { id: order.id })
  const contract = pageAddress('/ElectronicContract', { record: order.id })
  if (may('save') && mayStep(order, 'save'))
    return (
      <>
        <PageLink href={`${formPath}?id=${order.id}`}>{t('change')}</PageLink>
        {may('submit') && mayStep(order, 'submit') && (
          <button type="button" onClick={onSubmit}>
            {t('submit')}
          </button>
        )}
      </>
    )
  // Whether it is one's own, which a colleague releases, stands on the order's page.
  if (may('release') && mayStep(order, 'release')) return <PageLink href={record}>{t('release')}</PageLink>
  if (may('submit') && mayStep(order, 'bind'))
    return <PageLink href={pageAddress('/stockBinding', { id: order.id })}>{t('bind')}</PageLink>
  if (may('sign') && mayStep(order, 'sign')) return <PageLink href={record}>{t('sign')}</PageLink>
  if (can('order-contract-sign') && isContractSignable(order.state) && !isYes(order.isContractSigned))
    return <PageLink href={contract}>{t('signContract')}</PageLink>
  if (can('finance-application-apply') && isPaymentDue(order))
    return (
      <PageLink href={pageAddress('/toCopeWithApplication', { orderIds: order.id })}>
        {t('applyForPayment')}
        {hasSum && ` ${order.currency} ${formatAmount(order.unpaidAmount)}`}
      </PageLink>
    )
  return (
    <>
      <PageLink href={record}>{t('view')}</PageLink>
      {can('order-contract-list') && <PageLink href={contract}>{t('contract')}</PageLink>}
    </>
  )
}
