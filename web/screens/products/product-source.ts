import type { Partner } from '@quayside/kit/inputs/partner-picker.tsx'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { api } from '../../lib/session/api.ts'

/** The search call of every product picker: the model is the label, the brand is shown beside it. */
export const productSource = {
  key: 'productOptions',
  find: async (keyword: string): Promise<readonly Partner[]> => {
    const found = await api('GET base/online/product/options', { query: { keyword } }, { isQuiet: true })
    return found.map(({ id, model, brand }) => ({ id, name: model, number: brand }))
  },
}

export const useProduct = (id: string | undefined) =>
  useRecord('product', id, (known) => api('GET base/online/product/{id}', { params: { id: known } }))
