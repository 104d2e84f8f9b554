import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useFindingText } from './use-finding-text.ts'

/** The first message for each field in the user's language, the same as the server's. */
export function useFindingTexts(): (
  findings: readonly (Finding | FieldError)[],
) => Readonly<Record<string, string>> {
  const textOf = useFindingText()
  return (findings) => {
    const errors: Record<string, string> = {}
    for (const found of findings) if (found.path !== undefined) errors[found.path] ??= textOf(found)
    return errors
  }
}
