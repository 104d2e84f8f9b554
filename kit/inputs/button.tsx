import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>
  /**
   * `signal` is the filled look that takes what a page is about on: its record, its form, what was chosen in it. `primary`
   * begins a new record from its list, and confirms a dialog.
   */
  readonly look?: 'primary' | 'signal' | 'danger' | 'danger-fill' | 'text' | 'link'
  readonly size?: 'small'
  readonly icon?: ReactNode
  /** Its call is running: the button keeps its name and the focus, and a second click does nothing. */
  readonly isBusy?: boolean
}

const classOf = (more = ''): string => `${styles['button']} ${more}`

export function Button(props: ButtonProps) {
  const { look, size, icon, isBusy = false, className, onClick, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classOf(className)}
      data-look={look}
      data-size={size}
      data-icon-only={children === undefined || undefined}
      {...(isBusy && { 'aria-busy': true })}
      onClick={(event) => {
        // A busy submit button must not submit again either, by Enter in a field or by a click.
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy ? <span className={styles['spinner']} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. It leaves the portal's pages, so the browser follows it and not the router. */
type ButtonLinkProps = {
  readonly href: string
  readonly look?: 'primary' | 'signal'
  /** It opens beside the portal, such as documentation. */
  readonly isOutside?: boolean
  readonly children: ReactNode
}

export function ButtonLink({ href, look, isOutside = false, children }: ButtonLinkProps) {
  const outside = isOutside ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href={href} className={classOf()} data-look={look} {...outside}>
      {children}
    </a>
  )
}
