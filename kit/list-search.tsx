import { useSearch } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { type Search, useWholeSearch } from './page-search.ts'

const Context = createContext<Search | undefined>(undefined)

/**
 * Tells the lists inside of a change of the address as something that can wait: the router would have the whole
 * screen drawn in one go.
 */
export function ListSearch({ children }: { children: ReactNode }) {
  return <Context value={useDeferredValue(useWholeSearch())}>{children}</Context>
}

export function useListSearch(): Search {
  const deferred = useContext(Context)
  // With a choice that does not change, the router's own changes draw nothing.
  return useSearch({ strict: false, select: (search: Search) => deferred ?? search })
}
