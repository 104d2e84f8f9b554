import { useSearch } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

export type Search = Readonly<Record<string, string | undefined>>

const Context = createContext<Search | undefined>(undefined)

/**
 * Tells the lists inside of a change of the address as something that can wait: the router would have the whole
 * screen drawn in one go.
 */
export function ListSearch({ children }: { children: ReactNode }) {
  const search = useSearch({ strict: false }) as Search
  return <Context value={useDeferredValue(search)}>{children}</Context>
}

export function useListSearch(): Search {
  const deferred = useContext(Context)
  // With a choice that does not change, the router's own news draw nothing.
  return useSearch({ strict: false, select: (search) => deferred ?? (search as Search) }) as Search
}
