import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { writtenParams } from '@quayside/contract/kernel/written-params.ts'
import { useTextsByKey } from '../page/phrases.ts'

/** The text of a finding, from this page or the server, in the current language. */
export function useFindingText(): (finding: Finding | FieldError) => string {
  const t = useTextsByKey('errors')
  // A newer server may send a code that this page does not know; its own message is shown then.
  return (finding) =>
    'msg' in finding && !t.has(finding.code)
      ? finding.msg
      : t(finding.code, finding.params && writtenParams(finding.params))
}
