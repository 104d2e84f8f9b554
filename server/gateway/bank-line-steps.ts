import { Saved } from '@quayside/contract/kernel/record.ts'
import { id as idSchema } from '@quayside/contract/kernel/schema.ts'
import { BankConfirm, BankConfirmed, BankProposal } from '@quayside/contract/office/bank.ts'
import { ReasonInput } from '@quayside/contract/office/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import * as z from 'zod/mini'
import { bookLine, reopenLine, setLineAside } from '../modules/finance/book-bank-line.ts'
import { bookExact, proposeMatch } from '../provider/bank-lines.ts'
import { checked } from './checked.ts'
import type { GatewayEndpoint, GatewayRequest } from './endpoint.ts'

const ProposalQuery = z.strictObject({ companyId: z.optional(idSchema) })
const Nothing = z.strictObject({})

function lineId({ params: { id = '' } }: GatewayRequest): string {
  if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
  return id
}

const scope = 'bank-lines:write'

/** What the back office does with a line, by the same commands. */
export const bankLineSteps: readonly GatewayEndpoint[] = [
  {
    method: 'GET',
    path: '/bank-lines/{id}/proposal',
    scope: 'bank-lines:read',
    summary: 'Who may have sent the money, why, and what it would settle; for a given company too.',
    query: ProposalQuery,
    answer: BankProposal,
    run: (call, request) =>
      proposeMatch(call, { id: lineId(request), ...checked(ProposalQuery, request.query) }),
  },
  {
    method: 'POST',
    path: '/bank-lines/{id}/confirm',
    scope,
    summary: 'Books the receipt and writes off the given parts, or keeps the money for an application.',
    body: BankConfirm,
    answer: BankConfirmed,
    run: (call, request) =>
      call.write((tx) => bookLine(tx, call.acting, lineId(request), checked(BankConfirm, request.body))),
  },
  {
    method: 'POST',
    path: '/bank-lines/{id}/confirmExact',
    scope,
    summary: 'Books the line as it is matched, where the match is exact at this moment.',
    body: Nothing,
    answer: BankConfirmed,
    run: (call, request) =>
      call.write(async (tx) => {
        checked(Nothing, request.body)
        const { companyId: _companyId, ...booked } = await bookExact(tx, call.acting, lineId(request))
        return booked
      }),
  },
  {
    method: 'POST',
    path: '/bank-lines/{id}/setAside',
    scope,
    summary: 'No customer’s money: the line waits no longer.',
    body: Nothing,
    answer: Saved,
    run: (call, request) =>
      call.write((tx) => {
        checked(Nothing, request.body)
        return setLineAside(tx, call.acting, lineId(request))
      }),
  },
  {
    method: 'POST',
    path: '/bank-lines/{id}/reopen',
    scope,
    summary: 'Takes the decision back: write-offs are undone, the receipt is reversed, the line waits again.',
    body: ReasonInput,
    answer: Saved,
    run: (call, request) =>
      call.write((tx) =>
        reopenLine(tx, call.acting, lineId(request), checked(ReasonInput, request.body).reason),
      ),
  },
]
