import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { type ReactNode, useState } from 'react'
import { type Draft, useDraft } from './draft.ts'
import { type Errors, type Form, useForm } from './form.ts'
import { staleDataOf } from './stale.ts'
import { StaleDialog } from './stale-dialog.tsx'

type Versioned = { readonly id: string; readonly version: number }

type Options<V extends object, D extends Versioned, A> = {
  /** Under which name what is typed is kept in this browser. */
  readonly name: string
  readonly record: D | undefined
  readonly empty: V
  readonly valuesOf: (record: D) => V
  /** `known` is the version the form stands on: the one it began with, or the other's that was taken. */
  readonly check: (values: V, known: D | undefined) => Errors
  /** Sends the values over the version that is known; over none, where the record is new. */
  readonly save: (values: V, over: Partial<Versioned>) => Promise<A>
  /** What follows a success. */
  readonly saved: (answer: A) => Promise<unknown>
  /** The values as a reader knows them, by label: what differs is shown when somebody else saved first. */
  readonly shown: (values: V) => Readonly<Record<string, string>>
}

type RecordForm<V extends object> = {
  readonly form: Form<V>
  readonly draft: Draft<V>
  readonly submit: () => void
  /** The question that a stale version raises; nothing most of the time. */
  readonly question: ReactNode
}

/** A record's form: what is typed is kept, and a version that somebody else saved first is shown beside one's own. */
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
        // At once: what follows may take its time, and a draft kept meanwhile would be offered as unsaved next time.
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
