import { useSyncExternalStore } from 'react'

/** A hook that answers whether the screen, or whoever sits before it, is as the query asks. */
function follow(query: string): () => boolean {
  const media = matchMedia(query)
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** On a phone, columns that stay in place would leave no room for those that move. */
export const useNarrow = follow('(max-width: 860px)')

/** Too narrow for a table: its rows become cards. */
export const usePhone = follow('(max-width: 600px)')

/** For what moves by script; style sheets ask by themselves (tokens.css). */
export const useReducedMotion = follow('(prefers-reduced-motion: reduce)')
