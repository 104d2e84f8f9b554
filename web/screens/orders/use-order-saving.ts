import type { OrderSave, OrderSaved } from '@quayside/contract/orders/order.ts'
import { isUnanswered } from '@quayside/kit/page/api-error.ts'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'

type Sent<C> = { readonly key: string; readonly body: Blob; readonly content: C }
type Options<C> = {
  readonly bodyOf: (content: C) => Promise<Blob>
  readonly isSame: (a: C, b: C) => boolean
  readonly onSaved: (saved: OrderSaved, content: C) => void
  readonly onFailed: (error: unknown, content: C) => void
}

/**
 * One save at a time, since the next one needs the version that this one makes. A save whose answer was lost may have
 * arrived: it is sent again to the letter, under its own key, before anything newer. Otherwise a new order would be
 * there twice, and one's own last save would look like somebody else's.
 */
export function useOrderSaving<C>({ bodyOf, isSame, onSaved, onFailed }: Options<C>) {
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const unanswered = useRef<Sent<C>>(undefined)

  async function send(sent: Sent<C>, isQuiet: boolean): Promise<OrderSaved> {
    unanswered.current = sent
    try {
      const saved = await api(
        'POST business/online/order/save',
        { body: sent.body as unknown as OrderSave },
        { isQuiet, idempotencyKey: sent.key },
      )
      unanswered.current = undefined
      onSaved(saved, sent.content)
      return saved
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = undefined
      onFailed(error, sent.content)
      throw error
    }
  }

  return (content: C, isQuiet: boolean): Promise<OrderSaved> => {
    const next = turn.current.then(async () => {
      const before = unanswered.current
      if (before) {
        const saved = await send(before, isQuiet)
        if (isSame(before.content, content)) return saved
      }
      return send({ key: crypto.randomUUID(), body: await bodyOf(content), content }, isQuiet)
    })
    turn.current = next.catch(() => undefined)
    return next
  }
}
