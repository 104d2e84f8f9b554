import type { Mapping, Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const none: Mapping = {}

type Kept = {
  readonly supplierId: string
  /** Where they are kept in this browser while no supplier is chosen. */
  readonly setting: string
  readonly queryKey: readonly (string | number)[]
  readonly read: () => Promise<Mapping>
  readonly write: (headings: Mapping) => Promise<unknown>
}

/** Knows where the columns of a supplier's sheets and documents go, for the whole company. */
export function useKeptHeadings({ supplierId, setting, queryKey, read, write }: Kept): Sheets {
  const queries = useQueryClient()
  const [own, setOwn] = useUserSetting<Mapping>(setting, none)
  const key = [...queryKey, supplierId]
  const answer = useQuery({
    queryKey: key,
    queryFn: read,
    enabled: supplierId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (supplierId === '') return { kept: own, keep: (placed) => setOwn({ ...own, ...placed }) }
  return {
    kept: answer.data ?? none,
    keep(headings) {
      queries.setQueryData(key, { ...answer.data, ...headings })
      // If it cannot be stored, it is asked for again the next time.
      void write(headings).catch(() => undefined)
    },
  }
}
