import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import './cells.css'
import { PageLink } from '../page/page-link.tsx'
import { useCopy } from '../page/use-copy.ts'
import { isWholeText } from './whole-text.ts'

export const Nothing = () => <span className="q-nothing">–</span>

/** A number of a record, a part number or an account: capitals with a digit, also in several words, or eight digits and more. */
const codeForms = [
  /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][!-~]{4,}$/,
  /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9./#()_+-]+(?: [A-Z0-9./#()_+-]+)+$/,
  /^\d{8,}$/,
]
const isCode = (text: string): boolean => text.length <= 40 && codeForms.some((form) => form.test(text))

/** A text that has no room ends with an ellipsis, and its tooltip has it all. */
export const Text = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span
      title={children}
      className={isWholeText(children) ? 'q-whole' : undefined}
      data-code={isCode(children) || undefined}
    >
      {children}
    </span>
  ) : (
    <Nothing />
  )

/** A date as it is stored, or an instant in the provider's time zone. */
export function DateText({
  value,
  hasTime = false,
}: {
  value: string | null | undefined
  hasTime?: boolean
}) {
  const format = useInstant()
  if (!value) return <Nothing />
  return <time dateTime={value}>{value.length === 10 ? value : format(value, hasTime)}</time>
}

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** 2026-11-15 09:41 in every language, so that the values of a column line up. */
export function useInstant(): (value: string | Date, hasTime?: boolean) => string {
  const format = useFormatter()
  return (value, hasTime = true) => {
    const instant = new Date(value)
    const day = format.dateTime(instant, parts).replaceAll(/\D+/g, '/').split('/').filter(Boolean)
    const ordered = day[0]?.length === 4 ? day : [day[2], day[0], day[1]]
    const date = ordered.join('-')
    return hasTime ? `${date} ${format.dateTime(instant, clock)}` : date
  }
}

type CodeProps = {
  readonly children: string | null | undefined
  /** The page it opens. */
  readonly href?: string
  /** A link that does more than open a page. */
  readonly link?: ReactNode
}

/** Numbers and codes in a monospaced face, copied with one click. */
export const Code = ({ children, href, link }: CodeProps) =>
  children ? (
    <span className="q-code">
      {link ?? (href === undefined ? children : <PageLink href={href}>{children}</PageLink>)}
      <CopyButton text={children} />
    </span>
  ) : (
    <Nothing />
  )

export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('kit.cell')
  const copy = useCopy()
  return (
    <button
      type="button"
      className="q-copy"
      aria-label={`${t('copy')} ${text}`}
      title={t('copy')}
      onClick={() => void copy(text)}
    >
      <svg
        width="12"
        height="12"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3" />
      </svg>
    </button>
  )
}
