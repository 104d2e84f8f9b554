import type { Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { api } from '../session/api.ts'

const none: readonly Warehouse[] = []

/** The provider's warehouses, with their names in the user's language. */
export function useWarehouses(): readonly Warehouse[] {
  const { data = none } = useQuery({
    queryKey: ['warehouse', useLocale()],
    queryFn: () => api('GET base/online/warehouse/options', {}, { isQuiet: true }),
  })
  return data
}

/** The warehouses for a filter or a choice. */
export const useWarehouseOptions = (): { value: string; label: string }[] =>
  useWarehouses().map((each) => ({ value: each.id, label: `${each.name} · ${each.code}` }))
