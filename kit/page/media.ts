import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query matches. */
function follow(query: string): () => boolean {
  const media = matchMedia(query)
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** On a phone, fixed columns would leave no room for the scrolling ones. */
export const useNarrow = follow('(max-width: 860px)')

/** The menu at the left shows its icons alone until it is opened, which leaves the width to the page. */
export const useRail = follow('(max-width: 1180px)')

/** Too narrow for a table: its rows become cards. */
export const usePhone = follow('(max-width: 600px)')
