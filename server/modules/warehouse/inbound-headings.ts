import type {
  InboundHeadings,
  InboundHeadingsInput,
  InboundHeadingsQuery,
} from '@quayside/contract/warehouse/inbound-headings.ts'
import type { Call } from '../../platform/session/call.ts'
import { keepHeadings, readHeadings } from '../orders/sheet-headings.ts'

export const getInboundHeadings = async (
  call: Call,
  { query }: { query: InboundHeadingsQuery },
): Promise<InboundHeadings> =>
  (await readHeadings(call, 'inbound_headings', query.supplierId)) as InboundHeadings

export const keepInboundHeadings = async (
  call: Call,
  { body }: { body: InboundHeadingsInput },
): Promise<InboundHeadings> => (await keepHeadings(call, 'inbound_headings', body)) as InboundHeadings
