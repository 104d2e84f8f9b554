import type { EntityWithPage } from './entities.ts'

/**
 * Kinds of records about which colleagues write notes, give each other tasks and which they follow: those with a page of
 * their own. The provider sees none of it; what is said to the provider is a consultation.
 */
export const notedEntities = [
  'order',
  'supplier',
  'paymentApplication',
  'fee',
  'taxBill',
  'salesInvoice',
  'inputInvoice',
  'announcedTransfer',
  'inbound',
  'outbound',
  'forwarderEnquiry',
  'forwarderOrder',
  'labelOrder',
  'serviceOrder',
  'approvalOrder',
] as const satisfies readonly EntityWithPage[]
export type NotedEntity = (typeof notedEntities)[number]
