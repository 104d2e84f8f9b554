import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { type ReactNode, useState } from 'react'
import { type Draft, useDraft } from './draft.ts'
import { type Errors, type Form, useForm } from './form.ts'
import { staleDataOf } from './stale.ts'
import { StaleDialog } from './stale-dialog.tsx'

type Versioned = { readonly id: string; readonly version: number }

type Options<V extends object, D extends Versioned, A> = {
  /** The name of the draft in this browser. */
  readonly name: string
  readonly record: D | undefined
  readonly empty: V
  readonly valuesOf: (record: D) => V
  /** `known` is the version that the form is based on: the initial one, or another user's that was adopted. */
  readonly check: (values: V, known: D | undefined) => Errors
  /** Sends the values with the known version; a new record has none. */
  readonly save: (values: V, over: Partial<Versioned>) => Promise<A>
  /** Called after a successful save. */
  readonly saved: (answer: A) => Promise<unknown>
  /** The values as texts by label, for the comparison after another user saved first. */
  readonly shown: (values: V) => Readonly<Record<string, string>>
}

type RecordForm<V extends object> = {
  readonly form: Form<V>
  readonly draft: Draft<V>
  readonly submit: () => void
  /** The dialog after a stale version, while there is one. */
  readonly question: ReactNode
}

/** A record's form with a draft, and a comparison when another user saved first. */
export function useRecordForm<V extends object, D extends Versioned, A>(
  options: Options<V, D, A>,
): RecordForm<V> {
  const { name, record, empty, valuesOf, check, save, saved, shown } = options
  const [known, setKnown] = useState(record)
  const [stale, setStale] = useState<StaleData<D>>()
  const form = useForm<V>({
    initial: record ? valuesOf(record) : empty,
    check: (values) => check(values, known),
  })
  const draft = useDraft(`${name}.${record?.id ?? 'new'}`, form)

  async function send(over: Versioned | undefined): Promise<void> {
    try {
      await form.submit(async (values) => {
        const answer = await save(values, over ? { id: over.id, version: over.version } : {})
        // Before `onSaved`, which may take a while: a draft stored meanwhile would be offered at the next visit.
        form.reset(values)
        draft.drop()
        await saved(answer)
      })
    } catch (error) {
      setStale(staleDataOf<D>(error))
    }
  }

  function differences(theirs: V) {
    const latest = shown(theirs)
    return Object.entries(shown(form.values))
      .filter(([label, mine]) => mine !== latest[label])
      .map(([label, mine]) => ({ label, mine, theirs: latest[label] ?? '' }))
  }

  const question = stale && (
    <StaleDialog
      changedBy={stale.changedBy}
      changedAt={stale.changedAt}
      differences={differences(valuesOf(stale.current))}
      onClose={() => setStale(undefined)}
      onKeepMine={() => {
        setStale(undefined)
        setKnown(stale.current)
        void send(stale.current)
      }}
      onTakeTheirs={() => {
        setStale(undefined)
        setKnown(stale.current)
        form.reset(valuesOf(stale.current))
        draft.drop()
      }}
    />
  )
  return { form, draft, submit: () => void send(known), question }
}
