import { api } from '../../lib/api.ts'

export type SearchHit = { readonly label: string; readonly note: string; readonly href: string }
export type SearchSource = {
  readonly name: 'suppliers'
  readonly permission: string
  readonly find: (keyword: string, signal: AbortSignal) => Promise<readonly SearchHit[]>
}

/** What Ctrl+K looks through besides the menu: one entry a kind of record. */
export const searchSources: readonly SearchSource[] = [
  {
    name: 'suppliers',
    permission: 'business-supplier-list',
    find: async (keyword, signal) => {
      const found = await api(
        'GET base/online/supplier/options',
        { query: { keyword } },
        { isQuiet: true, signal },
      )
      return found.map((supplier) => ({
        label: supplier.name,
        note: supplier.number,
        href: `/supplierInfo?id=${supplier.id}`,
      }))
    },
  },
]
