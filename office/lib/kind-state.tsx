import type { TaskKind } from '@quayside/contract/office/task.ts'
import { ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { kinds, toneFor } from './kinds.ts'

/** A record's state by its name, in the provider's colours. */
export function KindState({ kind, state }: { kind: TaskKind; state: string }) {
  const textOf = useCodeText()
  const { states } = kinds[kind]
  const code = states.codes[state]
  return <ToneTag tone={toneFor(kind, state)}>{code === undefined ? state : textOf(states, code)}</ToneTag>
}
