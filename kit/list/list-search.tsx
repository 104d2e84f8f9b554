import { useSearch } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { type Search, useWholeSearch } from '../page/page-search.ts'

const Context = createContext<Search | undefined>(undefined)

/**
 * Passes changes of the address on to the lists inside as a deferred value: otherwise the router would render the whole
 * screen in one task.
 */
export function ListSearch({ children }: { children: ReactNode }) {
  return <Context value={useDeferredValue(useWholeSearch())}>{children}</Context>
}

export function useListSearch(): Search {
  const deferred = useContext(Context)
  // The selected value never changes, so changes of the router's state do not render this component.
  return useSearch({ strict: false, select: (search: Search) => deferred ?? search })
}
