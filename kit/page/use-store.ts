import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Apart from the store: the first script of a page has stores and starts before React is there. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)
