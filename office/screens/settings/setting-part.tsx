import { type Change, changesBetween } from '@quayside/contract/kernel/changes.ts'
import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { type Errors, type Form, useForm } from '@quayside/kit/form/form.ts'
import { staleDataOf } from '@quayside/kit/overlays/stale.ts'
import { type Difference, StaleDialog } from '@quayside/kit/overlays/stale-dialog.tsx'
import { type ReactNode, useState } from 'react'
import { useSettingWords } from '../../lib/setting-words.ts'
import { takeUnits, textOfUnit, unitsOf } from './units.ts'

/** One setting of a page: what was typed, what that changes, and how it is saved. */
export type SettingPart<V extends object = object> = {
  readonly key: string
  readonly form: Form<V>
  readonly changes: readonly Change[]
  /** Whether it was saved; otherwise the page shows why not. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  /** The dialog after a colleague saved first, while there is one. */
  readonly question: ReactNode
}

type Options<V extends object, D extends object> = {
  readonly key: string
  readonly stored: D
  readonly valuesOf: (stored: D) => V
  readonly check?: (values: V) => Errors
  /** What the list of changes compares, where that is not the values themselves. */
  readonly shownOf?: (values: V) => object
  /** Sends the values over the version that they were changed from, and answers what is stored then. */
  readonly send: (values: V, known: D) => Promise<D>
}

const noErrors = (): Errors => ({})

export function useSettingPart<V extends object, D extends object>(options: Options<V, D>): SettingPart<V> {
  const { key, stored, valuesOf, check = noErrors, shownOf = (values) => values, send } = options
  const { placeOf } = useSettingWords()
  const [known, setKnown] = useState(stored)
  const [stale, setStale] = useState<StaleData<D>>()
  const form = useForm<V>({ initial: valuesOf(stored), check })

  const settle = (next: D): void => {
    setKnown(next)
    form.reset(valuesOf(next))
  }
  async function save(): Promise<boolean> {
    let isSaved = false
    try {
      await form.submit(async (values) => {
        settle(await send(values, known))
        isSaved = true
      })
    } catch (error) {
      setStale(staleDataOf<D>(error))
    }
    return isSaved
  }

  function differences(theirs: V): Difference[] {
    const [base, mine, latest] = [valuesOf(known), form.values, theirs].map((values) => unitsOf(values))
    const paths = new Set([...(mine?.keys() ?? []), ...(latest?.keys() ?? [])])
    return [...paths].flatMap((path) => {
      const [own, other] = [textOfUnit(mine?.get(path)), textOfUnit(latest?.get(path))]
      if (own === other) return []
      const isTheirs = textOfUnit(base?.get(path)) === own
      return [
        { key: path, label: placeOf(key, path.replaceAll('/', '.')), mine: own, theirs: other, isTheirs },
      ]
    })
  }

  /** What was typed now changes the colleague's version; it is sent unless it has to be put right first. */
  async function resolve({ current }: StaleData<D>, taken: ReadonlySet<string>): Promise<void> {
    const merged = takeUnits(form.values, valuesOf(current), taken)
    setStale(undefined)
    settle(current)
    form.enter(merged)
    const isDone = changesBetween(valuesOf(current), merged).length === 0
    if (isDone || Object.keys(check(merged)).length > 0) return
    try {
      settle(await send(merged, current))
    } catch (error) {
      setStale(staleDataOf<D>(error))
    }
  }

  const question = stale && (
    <StaleDialog
      changedBy={stale.changedBy}
      changedAt={stale.changedAt}
      differences={differences(valuesOf(stale.current))}
      onClose={() => setStale(undefined)}
      onSettle={(taken) => void resolve(stale, taken)}
    />
  )
  return {
    key,
    form,
    changes: changesBetween(shownOf(valuesOf(known)), shownOf(form.values)),
    save,
    discard: () => form.reset(valuesOf(known)),
    question,
  }
}
