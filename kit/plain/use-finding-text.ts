import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useTranslations } from 'use-intl'

type Translate = {
  (code: string, params?: Finding['params']): string
  has(code: string): boolean
}

/** The sentence of a finding, ours or the server's, in the language of the moment. */
export function useFindingText(): (finding: Finding | FieldError) => string {
  // A code is a key of the errors by type already; use-intl's own key type would have to be spelt out per code.
  const t = useTranslations('errors') as unknown as Translate
  // A server newer than this page may name a code it does not know, and says its sentence itself.
  return (finding) =>
    'msg' in finding && !t.has(finding.code) ? finding.msg : t(finding.code, finding.params)
}
