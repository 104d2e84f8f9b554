import type { Lot } from '@quayside/contract/kernel/lots.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { BindableStock } from '@quayside/contract/warehouse/bindable-stock.ts'
import { isExpired } from '@quayside/contract/warehouse/goods-days.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'
import { sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import {
  type Chosen,
  cellOf,
  type Fault,
  lotsOf,
  type Quantities,
  totalsOf,
  wrongCells,
} from './binding-sums.ts'

export type BindableLine = BindableStock['lines'][number]
export type StockBindingForm = ReturnType<typeof useStockBinding>

const proposedOf = (lines: readonly BindableLine[]): Quantities =>
  Object.fromEntries(
    lines.flatMap((line) =>
      line.lots
        .filter(({ proposed }) => proposed !== '0')
        .map((lot) => [cellOf(line.lineId, lot.lotId), lot.proposed]),
    ),
  )

/** What of each lot goes to which line: first in, first out is proposed. */
export function useStockBinding(order: OrderDetail, lines: readonly BindableLine[], onRefresh: () => void) {
  const t = useTranslations('binding')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Quantities>()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const quantities = typed ?? proposedOf(lines)
  const chosen: Chosen = { lines, quantities }
  const lots = lotsOf(chosen)
  const wrong = wrongCells(chosen)

  async function bind(reason: string): Promise<void> {
    setSending(true)
    try {
      await api('POST business/online/order/{id}/bind', {
        params: { id: order.id },
        body: { lots: lots.map(({ number, qty }): Lot => ({ lotNumber: number, qty })), reason },
      })
      showToast({ kind: 'success', text: t('done', { number: order.orderNo }) })
      await navigate({ href: pageAddress('/orderInfo', { id: order.id }), ignoreBlocker: true })
      closePage(pageKeyOf('/stockBinding', order.id))
      await Promise.all(['order', 'stock'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
    } catch (error) {
      const fields = refusedFieldsOf(error)
      setRefused(
        Object.fromEntries(
          fields.flatMap(({ path, msg }) => {
            const lot = lots[Number(/^lots\.(\d+)\./.exec(path)?.[1])]
            return lot ? [[lot.lotId, msg]] : []
          }),
        ),
      )
      // Others took of the same lots meanwhile.
      if (fields.length > 0) onRefresh()
      throw error
    } finally {
      setSending(false)
    }
  }

  return {
    lots,
    /** Expired goods are bound with a reason. */
    takesExpired: lines.some((line) =>
      line.lots.some(
        ({ lotId, expiresOn }) => isExpired(expiresOn, today()) && lots.some((lot) => lot.lotId === lotId),
      ),
    ),
    totals: totalsOf(chosen),
    isDirty: typed !== undefined,
    isAsking,
    isSending,
    bind,
    stopAsking: () => setAsking(false),
    ask(): void {
      if (wrong.size > 0) return showToast({ kind: 'warning', text: t('fixFirst') })
      if (lots.length === 0) return showToast({ kind: 'warning', text: t('nothing') })
      setAsking(true)
      return undefined
    },
    propose: () => setTyped(undefined),
    clear: () => setTyped({}),
    quantityOf: (lineId: string, lotId: string): string => quantities[cellOf(lineId, lotId)] ?? '',
    chosenOf: (line: BindableLine): string =>
      sumTexts(line.lots.map((lot) => quantities[cellOf(line.lineId, lot.lotId)] ?? '')),
    /** Why this quantity cannot be taken. */
    faultOf(lineId: string, lotId: string): Fault | undefined {
      return wrong.get(cellOf(lineId, lotId))
    },
    refusalOf: (lotId: string): string | undefined => refused[lotId],
    set(lineId: string, lotId: string, text: string): void {
      setRefused({})
      setTyped({ ...quantities, [cellOf(lineId, lotId)]: text })
    },
    clean(lineId: string, lotId: string): void {
      const text = quantities[cellOf(lineId, lotId)] ?? ''
      const clean = cleanNumber(text)
      if (clean !== text) setTyped({ ...quantities, [cellOf(lineId, lotId)]: clean })
    },
  }
}
