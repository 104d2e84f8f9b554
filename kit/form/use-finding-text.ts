import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { writtenParams } from '@quayside/contract/kernel/written-params.ts'
import { useTranslations } from 'use-intl'

type Translate = {
  (code: string, params?: Finding['params']): string
  has(code: string): boolean
}

/** The text of a finding, from this page or the server, in the current language. */
export function useFindingText(): (finding: Finding | FieldError) => string {
  // A code is a key of the errors by type already; use-intl's own key type would have to be written out per code.
  const t = useTranslations('errors') as unknown as Translate
  // A newer server may send a code that this page does not know; its own message is shown then.
  return (finding) =>
    'msg' in finding && !t.has(finding.code)
      ? finding.msg
      : t(finding.code, finding.params && writtenParams(finding.params))
}
