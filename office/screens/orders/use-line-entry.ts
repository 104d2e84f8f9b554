import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'
import type { ReportedParts } from '../../lib/reported-goods.ts'
import {
  type BadGoods,
  type CountingStep,
  isClosed,
  type Judged,
  judge,
  type Line,
  openOf,
  type Printed,
  type PrintedGoods,
  type Typed,
} from './line-entry.ts'

export type LineEntry = {
  /** The step that is taken with what was entered. */
  readonly step: CountingStep
  readonly typed: Typed
  /** Why the rest of a line does not come. */
  readonly reasons: Typed
  /** What of a line is damaged or wrong. */
  readonly bad: BadGoods
  /** The days and the batch of a line's goods. */
  readonly printed: PrintedGoods
  readonly judged: Judged
  readonly isSaving: boolean
  type(lineId: string, qty: string): void
  explain(lineId: string, reason: string): void
  /** Absent for an order of stored goods: these are graded in the store. */
  readonly report?: (line: Line, parts: ReportedParts) => void
  /** Absent for an order of stored goods: their lots have them. */
  readonly print?: (line: Line, printed: Printed) => void
  /** All that is still open. */
  fillAll(): void
  leave(): void
  /** With a note where goods are expired. */
  save(note?: string): Promise<void>
}

/** What is entered of an order's goods; nothing while nothing is. */
export function useLineEntry(order: OrderReview): {
  readonly entry: LineEntry | undefined
  begin(step: CountingStep): void
} {
  const t = useTranslations('officeReview')
  const queries = useQueryClient()
  const [step, setStep] = useState<CountingStep>()
  const [typed, setTyped] = useState<Typed>({})
  const [reasons, setReasons] = useState<Typed>({})
  const [bad, setBad] = useState<BadGoods>({})
  const [printed, setPrinted] = useState<PrintedGoods>({})
  const [isSaving, setSaving] = useState(false)
  const judged = useMemo(
    () => judge(order.lines, typed, { step: step ?? 'receive', reasons, bad, printed, today: today() }),
    [order.lines, typed, step, reasons, bad, printed],
  )
  const allOpen = (before: Typed): Typed =>
    Object.fromEntries(
      order.lines.filter((line) => !isClosed(line)).map((line) => [line.id, before[line.id] || openOf(line)]),
    )
  const begin = (next: CountingStep): void => {
    setStep(next)
    // A step that concludes the receipt counts all that is still open.
    setTyped(next === 'receive' ? {} : allOpen({}))
    setReasons({})
    setBad({})
    setPrinted({})
  }
  if (!step) return { entry: undefined, begin }

  async function save(note?: string): Promise<void> {
    if (judged.given.length === 0 || judged.wrong.size > 0) return
    setSaving(true)
    try {
      await takeStep('order', order.id, step ?? 'receive', {
        lines: [...judged.given],
        ...(note && { note }),
      })
      setStep(undefined)
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
      step,
      typed,
      reasons,
      bad,
      printed,
      judged,
      isSaving,
      type: (lineId, qty) => setTyped({ ...typed, [lineId]: qty }),
      explain: (lineId, reason) => setReasons({ ...reasons, [lineId]: reason }),
      ...(!isYes(order.isWarehouseType) && {
        report: (line, parts) => {
          setBad({ ...bad, [line.id]: parts })
          // What is damaged came in: an empty quantity is all that is still open.
          setTyped({ ...typed, [line.id]: typed[line.id] || openOf(line) })
        },
      }),
      ...(!isYes(order.isWarehouseType) && {
        print: (line, said) => {
          setPrinted({ ...printed, [line.id]: said })
          setTyped({ ...typed, [line.id]: typed[line.id] || openOf(line) })
        },
      }),
      fillAll: () => setTyped(allOpen(typed)),
      leave: () => setStep(undefined),
      save,
    },
  }
}
