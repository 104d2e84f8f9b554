import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import './empty-state.css'

export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
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
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
