import type { Partner } from '@quayside/kit/partner-picker.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type SupplierChoice = Partner & { readonly isOverseas: number }

/** What every supplier picker asks. */
export const supplierSource = {
  key: 'supplierOptions',
  find: (keyword: string): Promise<readonly SupplierChoice[]> =>
    api('GET base/online/supplier/options', { query: { keyword } }, { isQuiet: true }),
}

/** The supplier that an address or a filter names by its id. */
export function useSupplier(id: string | undefined) {
  return useQuery({
    queryKey: ['supplier', 'record', id],
    queryFn: () => api('GET base/online/supplier/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined && id !== '',
  }).data
}
