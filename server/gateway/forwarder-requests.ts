import { AskedForwarders, AskForwarders } from '@quayside/contract/forwarding/quote-request.ts'
import { id as idSchema } from '@quayside/contract/kernel/schema.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import * as z from 'zod/mini'
import { askForwarders, withdrawRequest } from '../modules/forwarding/quote-requests.ts'
import { checked } from './checked.ts'
import type { GatewayEndpoint } from './endpoint.ts'

const Withdrawn = z.strictObject({ requestId: idSchema })

const scope = 'freight-enquiries:write'

/** What the back office does to ask forwarders, by the same commands. */
export const forwarderRequests: readonly GatewayEndpoint[] = [
  {
    method: 'POST',
    path: '/freight-enquiries/{id}/askForwarders',
    scope,
    summary: 'Asks forwarders for quotations; the secret of each link is answered this once.',
    body: AskForwarders,
    answer: AskedForwarders,
    run: (call, { params: { id = '' }, body }) => {
      if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
      return call.write(async (tx) => {
        const { companyId: _companyId, ...asked } = await askForwarders(tx, call.acting, {
          enquiryId: id,
          ...checked(AskForwarders, body),
        })
        return asked
      })
    },
  },
  {
    method: 'POST',
    path: '/freight-enquiries/{id}/withdrawRequest',
    scope,
    summary: 'Withdraws the link of a forwarder; a quotation that came by it stays.',
    body: Withdrawn,
    answer: z.object({ id: idSchema }),
    run: (call, { body }) =>
      call.write(async (tx) => {
        const { id } = await withdrawRequest(tx, checked(Withdrawn, body).requestId)
        return { id }
      }),
  },
]
