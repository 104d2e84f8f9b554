import { useEffect, useState } from 'react'

/** Returns the focus to the element that opened a window when the window is removed. */
export function useReturnFocus(isOpenAtFirst = true): void {
  // Read during the first render: the window takes the focus before any effect runs.
  const [before] = useState(() => (isOpenAtFirst ? document.activeElement : null))
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
