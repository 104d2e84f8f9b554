import { forwarderEnquiryState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  type AskedForwarders,
  type AskForwarders,
  QuoteRequest,
  type QuoteRequestState,
} from '@quayside/contract/forwarding/quote-request.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newLinkToken } from '../../platform/crypto/tokens.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockEnquiry } from './lock-quotations.ts'

const { submitted, quoted } = forwarderEnquiryState.codes
export const takesQuotations = (state: number): boolean => state === submitted || state === quoted

const once = { freight_request_once: at('forwarders', 'quoteRequest.twice') }

/** Each forwarder gets a link of its own. The secrets are in the answer and nowhere else. */
export async function askForwarders(
  tx: Tx,
  acting: Acting,
  { enquiryId, forwarders, validDays, note }: AskForwarders & { enquiryId: string },
): Promise<AskedForwarders & { companyId: string }> {
  const enquiry = getOrRefuse(await lockEnquiry(tx, enquiryId, undefined))
  if (!takesQuotations(enquiry.state)) throw refuse('state.notAllowed')
  const { company_id: companyId } = enquiry
  const requests = []
  for (const forwarder of forwarders) {
    const token = newLinkToken()
    const { id, expires_at: expiresAt } = await refusingDuplicates(once, () =>
      tx
        .insertInto('freight_request')
        .values({
          company_id: companyId,
          enquiry_id: enquiryId,
          forwarder,
          note,
          token_hash: hashToken(token),
          expires_at: raw<string>`now() + make_interval(days => ${validDays})`,
          asked_by: acting.name,
        })
        .returning(['id', 'expires_at'])
        .executeTakeFirstOrThrow(),
    )
    requests.push({ id, forwarder, token, expiresAt })
  }
  return { requests, companyId }
}

/** The link opens nothing any more; a quotation that came by it stays. */
export async function withdrawRequest(tx: Tx, id: string): Promise<{ id: string; companyId: string }> {
  const row = await tx
    .updateTable('freight_request')
    .set({ withdrawn_at: raw<string>`now()` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'company_id'])
    .executeTakeFirst()
  const { company_id: companyId } = getOrRefuse(row)
  return { id, companyId }
}

export const findRequests = (companyId: string, enquiryId: string) =>
  sql
    .selectFrom('freight_request')
    .select([
      'id',
      'forwarder',
      'expires_at',
      'opened_at',
      'answered_at',
      'withdrawn_at',
      'quotation_id',
      'asked_by',
    ])
    .select(raw<boolean>`expires_at <= now()`.as('is_expired'))
    .where('company_id', '=', companyId)
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id')

type Row = {
  id: string
  forwarder: string
  expires_at: string
  opened_at: string | null
  answered_at: string | null
  withdrawn_at: string | null
  quotation_id: string | null
  asked_by: string
  is_expired: boolean
}

function stateOf(row: Row): QuoteRequestState {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.answered_at !== null) return 'answered'
  return row.is_expired ? 'expired' : 'waiting'
}

export const toRequest = (row: Row): QuoteRequest => shaped(QuoteRequest, row, { state: stateOf(row) })
