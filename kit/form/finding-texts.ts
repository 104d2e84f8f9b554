import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useHealing } from '../page/context.tsx'
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

/** The pages that put right what was found, by the path of the field; a field without one has none. */
export function useFindingLinks(): (findings: readonly Finding[]) => Readonly<Record<string, string>> {
  const healing = useHealing()
  return (findings) =>
    Object.fromEntries(
      findings.flatMap((found) => {
        const href = healing(found)
        return href === undefined || found.path === undefined ? [] : [[found.path, href]]
      }),
    )
}
