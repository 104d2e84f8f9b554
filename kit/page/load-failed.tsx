import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import './empty-state.css'
import { PageLink } from './page-link.tsx'

/** Why a call failed: the message of the client or the server, both in the user's language. */
export const failureText = (error: unknown): string | undefined =>
  error instanceof Error && error.message !== '' ? error.message : undefined

type Props = {
  readonly text: string
  /** Left out where the same call would fail again. */
  readonly onRetry?: () => void
  /** The address of the list, where a record is missing from it. */
  readonly list?: string | undefined
}

export function LoadFailed({ text, onRetry, list }: Props) {
  const t = useTranslations('kit.list')
  return (
    <div className="q-empty" role="alert">
      <svg
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r="17" />
        <path d="M20 11v12M20 27.500v1.500" />
      </svg>
      <p>{text}</p>
      <div className="q-empty-actions">
        {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        {list !== undefined && <PageLink href={list}>{t('back')}</PageLink>}
      </div>
    </div>
  )
}
