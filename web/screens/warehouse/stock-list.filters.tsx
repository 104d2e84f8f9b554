import { inspectionState, lotQuality } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { FilterFlag, FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'

export const stockFilters = [
  'keyword',
  'model',
  'lotNumber',
  'batchNumber',
  'dateCode',
  'palletNumber',
  'isExpired',
  'expiresWithin',
  'isNearExpiry',
  'producedOnBegin',
  'producedOnEnd',
  'expiresOnBegin',
  'expiresOnEnd',
  'quality',
  'inspectionState',
  'isUnmeasured',
  'warehouseId',
  'supplierId',
  'orderId',
  'isAvailable',
  'isFreeEnding',
  'isCharged',
  'isBlocked',
  'withEmpty',
  'daysBegin',
  'storedOnBegin',
  'storedOnEnd',
] as const

/** The fields of the bar; sections above the list set the flags among the filters. */
export function useStockFilterFields() {
  const t = useTranslations('stock')
  const fields = useTranslations('warehouseFields.stock')
  const choices = useCodeOptions()
  const warehouses = useWarehouseOptions()
  return (
    <>
      <FilterText name="keyword" label={t('keyword')} width={260} />
      <FilterText name="model" label={t('filters.model')} width={190} />
      <FilterSelect name="warehouseId" label={t('filters.warehouse')} width={220} options={warehouses} />
      <FilterText name="lotNumber" label={t('filters.lot')} />
      <FilterText name="batchNumber" label={t('filters.batch')} />
      <FilterText name="dateCode" label={t('filters.dateCode')} hint={t('filters.dateCodeHint')} />
      <FilterText name="palletNumber" label={t('filters.pallet')} />
      <SupplierFilter label={t('filters.supplier')} />
      <FilterText name="daysBegin" label={t('filters.days')} />
      <FilterSelect
        name="isAvailable"
        label={t('filters.availability')}
        options={[
          { value: '1', label: t('filters.available') },
          { value: '0', label: t('filters.unavailable') },
        ]}
      />
      <FilterSelect name="quality" label={fields('quality')} options={choices(lotQuality)} />
      <FilterSelect
        name="inspectionState"
        label={fields('inspectionState')}
        options={choices(inspectionState)}
      />
      <FilterFlag name="isUnmeasured" label={fields('isUnmeasured')} text={t('filters.unmeasured')} />
      <FilterFlag name="withEmpty" label={t('filters.emptied')} text={t('filters.withEmpty')} />
      <FilterText name="expiresWithin" label={t('filters.expiresWithin')} />
      <FilterDates name="expiresOn" label={fields('expiresOn')} />
      <FilterDates name="storedOn" label={t('filters.storedOn')} />
    </>
  )
}
