import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { ReactNode } from 'react'

export type StepText = { readonly label: string; readonly confirm: string }

/** The problems of an entry: found by its own check, or refused by the server. */
export type EntryFault = Finding | FieldError

/** What a step asks for besides a reason: initial values, check and fields. */
export type StepEntry<T> = {
  readonly initial: T
  readonly check: (entered: T) => readonly Finding[]
  readonly draw: (entry: {
    readonly entered: T
    readonly faults: readonly EntryFault[]
    readonly onChange: (entered: T) => void
  }) => ReactNode
}
