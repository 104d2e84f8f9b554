import { useEffect, useState } from 'react'

/** Whoever opened a window is back on what opened it when the window is taken away. */
export function useReturnFocus(isOpenAtFirst = true): void {
  // At the first render: the window takes the focus before any effect of ours runs.
  const [before] = useState(() => (isOpenAtFirst ? document.activeElement : null))
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
