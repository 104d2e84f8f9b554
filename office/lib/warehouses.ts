import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { api } from './api.ts'

/** The server's largest page; there are never as many warehouses. */
const pageSize = 200

export function useWarehouses() {
  return useQuery({
    queryKey: ['warehouse', 'all'],
    queryFn: async () =>
      (await api('GET base/online/warehouse/list', { query: { pageSize } }, { isQuiet: true })).rows,
  })
}

/** The warehouses to choose from: `HK-KC Quayside Kwai Chung`. */
export function useWarehouseOptions(): { value: string; label: string }[] {
  const locale = useLocale()
  const { data = [] } = useWarehouses()
  return data.map(({ id, code, names }) => ({ value: id, label: `${code} ${names[locale] ?? ''}` }))
}

/** The places of a warehouse; none while it is not known. */
export function useLocations(warehouseId: string | null | undefined) {
  return useQuery({
    queryKey: ['location', warehouseId],
    queryFn: () =>
      api(
        'GET warehouse/online/location/list',
        { query: { warehouseId: warehouseId ?? '' } },
        { isQuiet: true },
      ),
    enabled: Boolean(warehouseId),
  })
}

export function useLocationOptions(
  warehouseId: string | null | undefined,
): { value: string; label: string }[] {
  const { data = [] } = useLocations(warehouseId)
  return data.filter(({ isHidden }) => isHidden === 0).map(({ id, code }) => ({ value: id, label: code }))
}
