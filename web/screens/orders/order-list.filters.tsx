import { archiveState, auditStatus, recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { orderState, receivingState } from '@quayside/contract/orders/order.codes.ts'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import { orderStage } from '@quayside/contract/orders/order-stage.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { FilterRange, FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { orderMarks } from '../../lib/pages/page-filters.ts'

export const orderFilterNames = [
  ...orderMarks,
  'orderNo',
  'partner',
  'contractNo',
  'model',
  'state',
  'stage',
  'auditStatus',
  'paymentState',
  'receivingState',
  'priceAudit',
  'declarationState',
  'archiveState',
  'source',
  'currency',
  'orderAmountBegin',
  'orderAmountEnd',
  'orderDateBegin',
  'orderDateEnd',
] as const

/** The fields of the order list's filter bar, which folds them one by one: elements, not one component. */
export function useOrderFilters() {
  const t = useTranslations('orders.list')
  const fields = useTranslations('orderFields.order')
  const lines = useTranslations('orderFields.orderLine')
  const choices = useCodeOptions()
  return (
    <>
      <FilterText name="orderNo" label={fields('orderNo')} width={170} />
      <FilterText name="partner" label={t('partner')} hint={t('partnerHint')} width={250} />
      <FilterDates name="orderDate" label={fields('orderDate')} />
      <FilterSelect
        name="paymentState"
        label={fields('paymentState')}
        width={180}
        options={choices(paymentState)}
      />
      <FilterText name="contractNo" label={fields('contractNo')} width={180} />
      <FilterText name="model" label={lines('model')} hint={t('modelHint')} width={180} />
      <FilterSelect name="state" label={fields('state')} options={choices(orderState)} />
      <FilterSelect name="stage" label={t('stage')} width={180} options={choices(orderStage)} />
      <FilterSelect
        name="auditStatus"
        label={fields('auditStatus')}
        width={140}
        options={choices(auditStatus)}
      />
      <FilterSelect
        name="currency"
        label={fields('currency')}
        width={150}
        options={currency.values.map((value) => ({ value, label: value }))}
      />
      <FilterRange
        name="orderAmount"
        label={fields('orderAmount')}
        from={t('amountFrom')}
        until={t('amountTo')}
      />
      <FilterSelect
        name="receivingState"
        label={fields('receivingState')}
        width={180}
        options={choices(receivingState)}
      />
      <FilterSelect
        name="priceAudit"
        label={fields('priceAudit')}
        width={180}
        options={choices(priceAudit)}
      />
      <FilterSelect
        name="declarationState"
        label={fields('declarationState')}
        options={choices(declarationState)}
      />
      <FilterSelect
        name="archiveState"
        label={fields('archiveState')}
        width={180}
        options={choices(archiveState)}
      />
      <FilterSelect name="source" label={fields('source')} width={180} options={choices(recordSource)} />
    </>
  )
}
