import { certificationStatusTone } from '@quayside/contract/account/company.codes.ts'
import { companyChangeStateTone } from '@quayside/contract/account/company-change.codes.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import { consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import { type TaskKind, waitingStates } from '@quayside/contract/office/kinds.ts'
import { orderStateTone } from '@quayside/contract/orders/order.codes.ts'
import { supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import { classificationRequestStateTone } from '@quayside/contract/products/product.codes.ts'
import { type OfficePath, type PageSearch, pageAddress } from './pages.ts'

type RecordPath = { [P in OfficePath]: 'id' extends keyof PageSearch<P> ? P : never }[OfficePath]

type Kind = {
  /** The page of one record. */
  readonly record: RecordPath
  readonly tones: Readonly<Record<string, Tone>>
  /** The most important step. */
  readonly main?: string
}

/** What the queue and the record pages need of each kind besides the contract's table. */
export const kinds: Record<TaskKind, Kind> = {
  order: { record: '/office/order', tones: orderStateTone, main: 'auditPass' },
  company: { record: '/office/company', tones: certificationStatusTone, main: 'pass' },
  companyChange: { record: '/office/companyChange', tones: companyChangeStateTone, main: 'approve' },
  supplier: { record: '/office/supplier', tones: supplierStatusTone },
  productRequest: { record: '/office/classification', tones: classificationRequestStateTone },
  consultation: { record: '/office/consultation', tones: consultationStateTone },
}

/** The customer portal's colours from the provider's side: what waits for the customer is under way here. */
export function toneFor(kind: TaskKind, state: string): Tone {
  if (waitingStates(kind).includes(state)) return 'waitsForYou'
  const { [state]: tone = 'draft' } = kinds[kind].tones
  return tone === 'waitsForYou' ? 'underway' : tone
}

export const recordAddress = (kind: TaskKind, id: string): string => pageAddress(kinds[kind].record, { id })
