import type { AnnouncedTransferDetail } from '@quayside/contract/finance/announced-transfer.ts'
import type { Control } from '@quayside/kit/form/field.tsx'
import { SelectMany } from '@quayside/kit/inputs/select-many.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFindOrders } from '../../lib/choices/find-orders.ts'

/** Orders to choose from: those that a search finds, and those that an appointment names already. */
export function useOrderSearch(transfer: AnnouncedTransferDetail | undefined) {
  const [typed, setTyped] = useState('')
  const { key, find } = useFindOrders('toAnnounce')
  const found = useQuery({
    queryKey: ['order', key, typed],
    queryFn: () => find(typed),
    placeholderData: keepPreviousData,
  })
  const named = (transfer?.orderIds ?? []).map((id, place) => ({
    value: id,
    label: transfer?.orderNos[place] ?? id,
  }))
  const options = [
    ...named,
    ...(found.data ?? []).map(({ id, number, name }) => ({ value: id, label: `${number} ${name}`.trim() })),
  ]
  return {
    options,
    search: setTyped,
    nameOf: (id: string): string => options.find(({ value }) => value === id)?.label ?? id,
  }
}

type Props = {
  readonly control: Control<readonly string[]>
  readonly orders: ReturnType<typeof useOrderSearch>
}

/** The orders that money is for. */
export function OrdersInput({ control: { set, ...control }, orders }: Props) {
  const t = useTranslations('taxInvoiceScreens.announcedTransfers')
  return (
    <SelectMany
      {...control}
      placeholder={t('findOrder')}
      search={{ onType: orders.search }}
      options={orders.options}
      onChange={set}
    />
  )
}
