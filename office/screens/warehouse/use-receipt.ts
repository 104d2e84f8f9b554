import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useMemo, useState } from 'react'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { fromCounts, type JudgedReceipt, judgeReceipt, type LineReceipt, type Receipt } from './receipt.ts'

export type ReceiptEntry = {
  readonly receipt: Receipt
  readonly judged: JudgedReceipt
  readonly isSaving: boolean
  enter(lineId: string, entered: LineReceipt): void
  leave(): void
  /** With a note where goods are expired. */
  save(note?: string): Promise<void>
}

/** What came in, line by line; nothing while nothing is entered. */
export function useReceipt(inbound: InboundReview): { entry: ReceiptEntry | undefined; begin(): void } {
  const goOn = useGoOn('inbound', inbound.id)
  const [receipt, setReceipt] = useState<Receipt>()
  const [isSaving, setSaving] = useState(false)
  const { lines } = inbound
  const judged = useMemo(() => judgeReceipt(lines, receipt ?? {}, today()), [lines, receipt])
  const begin = (): void => setReceipt(fromCounts(lines, inbound.counts))
  if (!receipt) return { entry: undefined, begin }

  async function save(note?: string): Promise<void> {
    if (judged.wrong.size > 0 || isSaving) return
    setSaving(true)
    try {
      await takeStep('inbound', inbound.id, 'receive', {
        lines: [...judged.lines],
        ...(note && { note }),
      })
      setReceipt(undefined)
      await goOn({ isSettled: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSaving(false)
    }
  }
  return {
    begin,
    entry: {
      receipt,
      judged,
      isSaving,
      enter: (lineId, entered) => setReceipt({ ...receipt, [lineId]: entered }),
      leave: () => setReceipt(undefined),
      save,
    },
  }
}
