import type { Messages } from '@quayside/phrases/load.ts'
import { useMessages, useTranslations } from 'use-intl'

/** The loaded texts of one module, for what is looked up by a computed key. */
export function usePhrases<M extends keyof Messages>(module: M): Messages[M] {
  // use-intl knows the texts only as a nested record.
  const messages = useMessages() as unknown as Messages
  return messages[module]
}

type Namespace = NonNullable<Parameters<typeof useTranslations>[0]>
type Values = Readonly<Record<string, string | number | Date>>

/** Texts by keys that are known only at run time: a field's path, a document's kind, a refusal's code. */
export const useTextsByKey = (namespace: Namespace) =>
  // A computed key is none of the literal keys that use-intl asks for.
  useTranslations(namespace) as unknown as {
    (key: string, values?: Values): string
    has(key: string): boolean
  }
