import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { toneFor } from './kinds.ts'

/** A record's state, in the provider's colours. */
export function KindState({ kind, state }: { kind: TaskKind; state: string }) {
  const textOf = useCodeText()
  const { states } = kindOf(kind).machine
  const code = states.codes[state]
  return <ToneTag tone={toneFor(kind, state)}>{code === undefined ? state : textOf(states, code)}</ToneTag>
}
