import { createContext, use, useCallback, useContext } from 'react'
import { writeSearch } from './address.ts'
import { PlaceContext, useRouter } from './router-provider.tsx'

export type Search = Readonly<Record<string, string | undefined>>

/** The parameters of a page that is shown beside another one. */
export const SearchBeside = createContext<Search | undefined>(undefined)

/** The parameters of the current address. Only this function reads them untyped; front ends type them by their pages. */
export function useWholeSearch(): Search {
  const beside = useContext(SearchBeside)
  return beside ?? use(PlaceContext).search
}

type Change = (changes: Search, options?: { readonly replace?: boolean }) => void

/** Changes some parameters of the current address and keeps the others; undefined removes one. */
export function useChangeSearch(): Change {
  const router = useRouter()
  return useCallback(
    (changes, options) => {
      const { pathname, search } = router.latest
      void router.navigate({ href: `${pathname}${writeSearch({ ...search, ...changes })}`, ...options })
    },
    [router],
  )
}
