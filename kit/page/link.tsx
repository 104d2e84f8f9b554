import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useRouter } from './router-provider.tsx'

type Props = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-current' | 'aria-label' | 'title' | 'className'
> & {
  readonly href: string
  readonly children: ReactNode
  readonly onClick?: () => void
  /** Its page is a document of its own. */
  readonly loadsDocument?: boolean
}

/** A link inside of the front end. What its page needs is fetched while it is pointed at. */
export function Link({ href, onClick, loadsDocument = false, ...rest }: Props) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.()
    if (loadsDocument) return
    // Opening in a tab or window and downloading are left to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { pathname, search, hash } = event.currentTarget
    void router.navigate({ href: `${pathname}${search}${hash}` })
  }
  const prepare = (): void => router.prepare(href)
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    />
  )
}
