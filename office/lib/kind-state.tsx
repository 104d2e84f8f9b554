import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { kinds, toneFor } from './kinds.ts'
import { useMay } from './may.ts'

type Props = {
  readonly kind: TaskKind
  readonly state: string
  /** What the customer reads for the state, where that is more specific. */
  readonly label?: string
}

/** A record's state in the customer's words and in the colours of the reader's own work. */
export function KindState({ kind, state, label = state }: Props) {
  const textOf = useCodeText()
  const may = useMay()
  const { states } = kindOf(kind).machine
  const { labels } = kinds[kind]
  const code = states.codes[state]
  const text = labels ? textOf(labels, label) : code === undefined ? state : textOf(states, code)
  return <ToneTag tone={toneFor(kind, { state, label }, may)}>{text}</ToneTag>
}
