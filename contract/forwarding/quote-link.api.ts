import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { QuoteLink, QuoteLinkAnswer, QuoteLinkInput } from './quote-request.ts'

/** A forwarder has no account: the secret of its link is what it shows. It stands in the body, because addresses are logged. */
export const quoteLinkApi = {
  'POST freight/open/quoteLink/read': {
    access: 'open',
    summary: 'What a forwarder is asked to carry, and the quotation that it has sent.',
    body: QuoteLinkInput,
    data: QuoteLink,
  },
  'POST freight/open/quoteLink/answer': {
    access: 'open',
    summary: 'Enters the forwarder’s quotation, or changes the one that it has sent.',
    body: QuoteLinkAnswer,
    data: z.object({ number: z.string() }),
  },
} as const satisfies ApiTable
