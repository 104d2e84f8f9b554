import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { contractState } from '@quayside/contract/orders/order-contract.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'

/** Elements and not a component: the bar folds them one by one. */
export function useContractFilters() {
  const t = useTranslations('orders.contract')
  const fields = useTranslations('orderFields.order')
  const choices = useCodeOptions()
  return (
    <>
      <FilterText name="orderNo" label={t('keyword')} width={180} />
      <FilterText name="partner" label={t('partner')} />
      <FilterSelect name="state" label={t('state')} options={choices(contractState)} />
      <FilterSelect name="isSignable" label={t('toSign')} width={130} options={choices(defaultFlag)} />
      <FilterSelect name="modelType" label={t('kind')} width={140} options={choices(orderKind)} />
      <FilterText name="contractNo" label={fields('contractNo')} width={160} />
      <FilterSelect
        name="currency"
        label={fields('currency')}
        width={130}
        options={currency.values.map((value) => ({ value, label: value }))}
      />
      <FilterDates name="orderDate" label={fields('orderDate')} />
    </>
  )
}
