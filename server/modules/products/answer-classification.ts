import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { ClassificationAnswer, classificationColumns } from '@quayside/contract/products/classification.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { checkInput } from '../../platform/http/check-input.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { checkHsCodes } from './known-hs-codes.ts'
import { type LockedRequest, lockRequests } from './request-queries.ts'
import { takeStep } from './step-request.ts'

const columnValues = toStored(classificationColumns)

type ProviderActing = Acting & { actor: 'provider' }
/** With the row, where the provider's door has locked it already. */
type ByProvider = { id: string; locked?: LockedRequest }
const lockedRequest = async (tx: Tx, { id, locked }: ByProvider): Promise<LockedRequest> =>
  locked ?? getOrRefuse((await lockRequests(tx, [id], undefined))[0])

/** The provider's finding for one request: code, rates, conditions and controls; the customer is asked to accept it. */
export async function answerClassification(
  tx: Tx,
  acting: ProviderActing,
  input: ByProvider & { answer: z.input<typeof ClassificationAnswer> },
): Promise<Saved> {
  const checked = checkInput(ClassificationAnswer, input.answer, true)
  if (checked.findings.length > 0) throw new Refusal(checked.findings)
  const answer = checked.value as ClassificationAnswer
  refuseIfAny((await checkHsCodes(tx, [answer.hsCode])).flat())
  const request = await lockedRequest(tx, input)
  return takeStep(tx, acting, request, {
    name: 'classify',
    notice: noticeOf(request, 'classify', { hsCode: answer.hsCode }),
    given: { hsCode: answer.hsCode, note: answer.note },
    values: {
      ...columnValues(answer),
      answer_note: answer.note,
      answered_at: raw<string>`now()`,
    },
  })
}

/** The provider returns a request that lacks information, with a reason. */
export async function returnClassification(
  tx: Tx,
  acting: ProviderActing,
  input: ByProvider & { reason: string },
): Promise<Saved> {
  const request = await lockedRequest(tx, input)
  return takeStep(tx, acting, request, {
    name: 'return',
    given: { reason: input.reason },
    notice: noticeOf(request, 'return', { reason: input.reason }),
  })
}

const noticeOf = (
  request: LockedRequest,
  name: 'classify' | 'return',
  params: Record<string, string>,
): NoticeOf => ({
  phrase: `classificationRequest.${name}`,
  params: {
    number: request.number,
    model: request.product.model,
    brand: request.product.brand,
    ...params,
  },
})
