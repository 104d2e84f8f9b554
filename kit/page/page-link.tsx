import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useMayOpen } from './context.tsx'

type Props = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-current' | 'aria-label' | 'title'> & {
  readonly href: string
  readonly children: ReactNode
}

/**
 * A link inside the front end, for tables: the router's own link component subscribes to every change of the address,
 * and a page of a list has hundreds of links. Where the user may not see the page, its text stays without a link.
 */
export function PageLink({ children, href, ...rest }: Props) {
  const router = useRouter()
  const mayOpen = useMayOpen()
  // Text takes no label of its own.
  const { 'aria-label': _label, 'aria-current': _current, ...text } = rest
  if (!mayOpen(href)) return <a {...text}>{children}</a>
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Opening in a tab or window and downloading are left to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { pathname, search, hash } = event.currentTarget
    void router.navigate({ href: `${pathname}${search}${hash}` })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
