import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useMayOpen } from './context.tsx'
import { Link } from './link.tsx'

type Props = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-current' | 'aria-label' | 'title'> & {
  readonly href: string
  readonly children: ReactNode
}

/** A link to a page. Where the user may not see the page, its text stays without a link. */
export function PageLink({ href, ...rest }: Props) {
  const mayOpen = useMayOpen()
  // Text takes no label of its own.
  const { 'aria-label': _label, 'aria-current': _current, ...text } = rest
  return mayOpen(href) ? <Link href={href} {...rest} /> : <a {...text} />
}
