import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, roundAmount } from '@quayside/contract/kernel/money.ts'
import { demoMoneyTexts as said } from '@quayside/db/seeds/demo/money.ts'
import Big from 'big.js'
import { stepDispute } from '../modules/finance/decide-dispute.ts'
import { answerConsultation } from '../modules/notices/step-consultation.ts'
import type { Books } from './demo-books.ts'
import { openItems } from './demo-open-items.ts'

type Raised = { id: string; half: Amount }

/** One open with an answer in its thread, one upheld, one dismissed, one withdrawn. */
export async function seedDisputes(books: Books): Promise<void> {
  const { client, token, platform, desk, today } = books
  const fees = (await openItems(books)).filter(({ state }) => state === feeState.codes.charged)
  const raise = async (kind: string, reason: string): Promise<Raised | undefined> => {
    const place = fees.findIndex(({ fee_kind: feeKind }) => feeKind === kind)
    const [fee] = place < 0 ? [] : fees.splice(place, 1)
    if (!fee) return undefined
    const raised = await client.call<{ id: string }>('POST finance/online/cost/{id}/dispute', {
      token,
      params: { id: fee.fee_id ?? '' },
      body: { reason },
    })
    return { id: raised.id, half: roundAmount(new Big(fee.outstanding).div(2)) }
  }
  const { open, upheld, dismissed, withdrawn } = said.disputes
  const decide = async (raised: Raised | undefined, name: string, given: object) => {
    if (raised) await books.on(today, (tx) => stepDispute(tx, desk, { id: raised.id, name, given }))
  }
  const first = await raise('storage', open.reason)
  if (first)
    await platform.staff.transaction([], async (tx) => {
      const { consultation_id: thread } = await tx
        .selectFrom('fee_dispute')
        .select('consultation_id')
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
      await answerConsultation(tx, { ...desk, actor: 'provider' }, { id: thread, message: open.said })
    })
  const second = await raise('transport', upheld.reason)
  await decide(second, 'uphold', { amount: second?.half, answer: upheld.answer })
  await decide(await raise('clearance', dismissed.reason), 'dismiss', { reason: dismissed.answer })
  const last = await raise('clearance', withdrawn.reason)
  if (last)
    await client.call('POST finance/online/dispute/{id}/withdraw', {
      token,
      params: { id: last.id },
      body: {},
    })
}
