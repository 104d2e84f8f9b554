import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { ToneTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { kinds, type ShownState, toneFor } from './kinds.ts'
import { useMay } from './may.ts'

/** A record's state in the customer's words and in the colours of the reader's own work. */
export function KindState({ kind, ...shown }: ShownState & { readonly kind: TaskKind }) {
  const textOf = useCodeText()
  const may = useMay()
  const { state, label = state } = shown
  const { states } = kindOf(kind).machine
  const { labels } = kinds[kind]
  const code = states.codes[state]
  const text = labels ? textOf(labels, label) : code === undefined ? state : textOf(states, code)
  return <ToneTag tone={toneFor(kind, shown, may)}>{text}</ToneTag>
}
