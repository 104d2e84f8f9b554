import { useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'
import { failureText, LoadFailed } from './load-failed.tsx'
import { ApiError } from './page/api-error.ts'

/** The part of a TanStack Query result that says why there is no record. */
type Answer = { readonly error: unknown; readonly refetch: () => unknown }

/** In place of a record that was not read: it does not exist, or the call failed and can be repeated. */
export function RecordFailed({ answer, gone }: { answer: Answer; gone: string }) {
  const t = useTranslations('kit.list')
  if (answer.error instanceof ApiError && answer.error.code === 404) return <EmptyState text={gone} />
  return <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
}
