import type { SheetHeadings } from '@quayside/contract/orders/sheet-headings.ts'
import type { Mapping, Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/session/api.ts'

const none: Mapping = {}

/** Where the columns of a supplier's sheets go, for the whole company; before one is chosen, in this browser. */
export function useSheetHeadings(modelType: number, supplierId: string): Sheets {
  const queries = useQueryClient()
  const [own, setOwn] = useUserSetting<Mapping>('gridHeadings.orderLines', none)
  const queryKey = ['sheetHeadings', modelType, supplierId]
  const answer = useQuery({
    queryKey,
    queryFn: () =>
      api(
        'GET business/online/order/sheetHeadings',
        { query: { modelType: modelType, supplierId } },
        { isQuiet: true },
      ),
    enabled: supplierId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (supplierId === '') return { kept: own, keep: (placed) => setOwn({ ...own, ...placed }) }
  return {
    kept: answer.data ?? none,
    keep(headings) {
      queries.setQueryData(queryKey, { ...answer.data, ...headings })
      const body = { modelType: modelType, supplierId, headings: headings as SheetHeadings }
      // If it cannot be stored, the dialog opens again the next time.
      void api('PUT business/online/order/sheetHeadings', { body }, { isQuiet: true }).catch(() => undefined)
    },
  }
}
