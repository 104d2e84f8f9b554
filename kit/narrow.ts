import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 860px)')

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** On a phone, columns that stay in place would leave no room for those that move. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
