import type { OrderReview } from '@quayside/contract/office/order.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'
import { isClosed, type Judged, judge, openOf, type Typed } from './line-entry.ts'

export type LineEntry = {
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
  begin(): void
} {
  const t = useTranslations('officeReview')
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<Typed>({})
  const [isSaving, setSaving] = useState(false)
  const judged = useMemo(() => judge(order.lines, typed), [order.lines, typed])
  const begin = (): void => {
    setOpen(true)
    setTyped({})
  }
  if (!isOpen) return { entry: undefined, begin }

  async function save(): Promise<void> {
    if (judged.given.length === 0 || judged.wrong.size > 0) return
    setSaving(true)
    try {
      await takeStep('order', order.id, 'receive', { lines: [...judged.given] })
      setOpen(false)
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
      typed,
      judged,
      isSaving,
      type: (lineId, qty) => setTyped({ ...typed, [lineId]: qty }),
      fillAll: () =>
        setTyped(
          Object.fromEntries(
            order.lines
              .filter((line) => !isClosed(line))
              .map((line) => [line.id, typed[line.id] || openOf(line)]),
          ),
        ),
      leave: () => setOpen(false),
      save,
    },
  }
}
