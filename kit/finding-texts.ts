import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useTranslations } from 'use-intl'
import type { Errors } from './form.ts'

/** The first sentence for each field, in the user's language: the same that the server would answer with. */
export function useFindingTexts(): (findings: readonly Finding[]) => Errors {
  const t = useTranslations('errors') as unknown as (code: string, params?: object) => string
  return (findings) => {
    const errors: Record<string, string> = {}
    for (const { path, code, params } of findings) if (path !== undefined) errors[path] ??= t(code, params)
    return errors
  }
}
