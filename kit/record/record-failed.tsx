import { useTranslations } from 'use-intl'
import { ApiError } from '../page/api-error.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { failureText, LoadFailed } from '../page/load-failed.tsx'

/** The part of a TanStack Query result that says why there is no record. */
type Answer = { readonly error: unknown; readonly refetch: () => unknown }

type Props = {
  readonly answer: Answer
  readonly gone: string
  /** The address of the record's list. */
  readonly list?: string
}

/** In place of a record that was not read: it does not exist, or the call failed and can be repeated. */
export function RecordFailed({ answer, gone, list }: Props) {
  const t = useTranslations('kit.list')
  const isGone = answer.error instanceof ApiError && answer.error.code === 404
  if (isGone) return list === undefined ? <EmptyState text={gone} /> : <LoadFailed text={gone} list={list} />
  const text = failureText(answer.error) ?? t('failed')
  return <LoadFailed text={text} list={list} onRetry={() => void answer.refetch()} />
}
