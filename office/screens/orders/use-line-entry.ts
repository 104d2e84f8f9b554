import type { OrderReview } from '@quayside/contract/office/order.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'
import { type EntryMode, isFull, type Judged, judge, openOf, type Typed } from './line-entry.ts'

export type LineEntry = {
  readonly mode: EntryMode
  readonly typed: Typed
  readonly judged: Judged
  readonly isSaving: boolean
  type(lineId: string, qty: string): void
  /** All that is still open. */
  fillAll(): void
  leave(): void
  save(): Promise<void>
}

/** What is entered of an order's goods; nothing while nothing is. */
export function useLineEntry(order: OrderReview): {
  readonly entry: LineEntry | undefined
  begin(mode: EntryMode): void
} {
  const t = useTranslations('officeReview')
  const queries = useQueryClient()
  const [mode, setMode] = useState<EntryMode>()
  const [typed, setTyped] = useState<Typed>({})
  const [isSaving, setSaving] = useState(false)
  const judged = useMemo(() => mode && judge(order.lines, typed, mode), [order.lines, typed, mode])
  const begin = (next: EntryMode): void => {
    setMode(next)
    setTyped({})
  }
  if (!mode || !judged) return { entry: undefined, begin }

  async function save(): Promise<void> {
    if (!mode || !judged || judged.given.length === 0 || judged.wrong.size > 0) return
    setSaving(true)
    try {
      await takeStep('order', order.id, mode, { lines: [...judged.given] })
      setMode(undefined)
      showToast({ kind: 'success', text: t('done') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSaving(false)
      // What is still open may have changed meanwhile; what was refused is judged again by it.
      await queries.invalidateQueries({ queryKey: ['order'] })
      await queries.invalidateQueries({ queryKey: ['task'] })
    }
  }
  return {
    begin,
    entry: {
      mode,
      typed,
      judged,
      isSaving,
      type: (lineId, qty) => setTyped({ ...typed, [lineId]: qty }),
      fillAll: () =>
        setTyped(
          Object.fromEntries(
            order.lines
              .filter((line) => !isFull(line, mode))
              .map((line) => [line.id, typed[line.id] || openOf(line, mode)]),
          ),
        ),
      leave: () => setMode(undefined),
      save,
    },
  }
}
