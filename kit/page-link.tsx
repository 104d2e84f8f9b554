import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/**
 * A link inside the front end, for tables: the router's own one watches every change of the address, and a page
 * of a list has hundreds.
 */
export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter()
  const follow = (event: MouseEvent): void => {
    // Another tab, another window, a download: those are the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  )
}
