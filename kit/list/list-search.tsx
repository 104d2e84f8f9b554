import { createContext, type ReactNode, use, useContext, useDeferredValue } from 'react'
import { type Search, useWholeSearch } from '../page/page-search.ts'
import { PlaceContext } from '../page/router-provider.tsx'

const Context = createContext<Search | undefined>(undefined)

/**
 * Passes changes of the address on to the lists inside as a deferred value: otherwise the whole screen would be drawn in
 * one task.
 */
export function ListSearch({ children }: { children: ReactNode }) {
  return <Context value={useDeferredValue(useWholeSearch())}>{children}</Context>
}

/** Read from the address only where no list's page is around: a change of it does not draw what reads it here. */
export function useListSearch(): Search {
  const deferred = useContext(Context)
  return deferred ?? use(PlaceContext).search
}
