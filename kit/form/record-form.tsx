import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { type ReactNode, useState } from 'react'
import { staleDataOf } from '../overlays/stale.ts'
import { type Difference, StaleDialog } from '../overlays/stale-dialog.tsx'
import { type Draft, useDraft } from './draft.ts'
import { type Errors, type Form, useForm } from './form.ts'

type Versioned = { readonly id: string; readonly version: number }

type Options<V extends object, D extends Versioned, A> = {
  /** The name of the draft in this browser. */
  readonly name: string
  readonly record: D | undefined
  readonly empty: V
  readonly valuesOf: (record: D) => V
  /** `known` is the version that the form is based on: the initial one, or another user's that was adopted. */
  readonly check: (values: V, known: D | undefined) => Errors
  /** What is already known to be wrong with the record when the form opens. */
  readonly wrong?: Errors
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
  const { name, record, empty, valuesOf, check, wrong = {}, save, saved, shown } = options
  const [known, setKnown] = useState(record)
  const [stale, setStale] = useState<StaleData<D>>()
  const form = useForm<V>({
    initial: record ? valuesOf(record) : empty,
    check: (values) => check(values, known),
    wrong,
  })
  const draft = useDraft(`${name}.${record?.id ?? 'new'}`, form)

  async function send(over: Versioned | undefined, merged?: V): Promise<void> {
    try {
      await form.submit(async (typed) => {
        const values = merged ?? typed
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

  /** By label, since that is what is read; each takes along the fields that it shows. */
  function differences(theirs: V): Difference[] {
    const [base, mine, latest] = [shown(known ? valuesOf(known) : empty), shown(form.values), shown(theirs)]
    return Object.entries(mine)
      .filter(([label, text]) => text !== latest[label])
      .map(([label, text]) => ({
        key: label,
        label,
        mine: text,
        theirs: latest[label] ?? '',
        isTheirs: base[label] === text,
      }))
  }

  /** A field belongs to the labels whose text changes with it. */
  function merge(theirs: V, taken: ReadonlySet<string>): V {
    const mine = shown(form.values)
    const next = { ...form.values }
    for (const field of Object.keys(theirs) as (keyof V)[]) {
      const other = shown({ ...form.values, [field]: theirs[field] })
      if (Object.keys(other).some((label) => taken.has(label) && other[label] !== mine[label]))
        next[field] = theirs[field]
    }
    return next
  }

  function settle({ current }: StaleData<D>, taken: ReadonlySet<string>): void {
    const theirs = valuesOf(current)
    setStale(undefined)
    setKnown(current)
    if (taken.size > 0 && taken.size === differences(theirs).length) {
      form.reset(theirs)
      draft.drop()
      return
    }
    const next = merge(theirs, taken)
    form.enter(next)
    void send(current, next)
  }

  const question = stale && (
    <StaleDialog
      changedBy={stale.changedBy}
      changedAt={stale.changedAt}
      differences={differences(valuesOf(stale.current))}
      onClose={() => setStale(undefined)}
      onSettle={(taken) => settle(stale, taken)}
    />
  )
  return { form, draft, submit: () => void send(known), question }
}
