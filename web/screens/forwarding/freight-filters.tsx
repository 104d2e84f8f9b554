import { freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The filters of enquiries and orders; `own` stands before the dates. Elements, because the bar folds them one by one. */
export function useFreightFilters(states: CodeList, keyword: string, own?: ReactNode) {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const choices = useCodeOptions()
  return (
    <>
      <FilterText name="keyword" label={keyword} />
      <FilterSelect name="state" label={fields('state')} width={170} options={choices(states)} />
      <FilterSelect name="mode" label={fields('mode')} width={150} options={choices(freightMode)} />
      {own}
      <FilterDates name="createdAt" label={fields('createdAt')} />
    </>
  )
}
