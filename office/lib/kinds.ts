import { certificationStatus, certificationStatusTone } from '@quayside/contract/account/company.codes.ts'
import {
  companyChangeState,
  companyChangeStateTone,
} from '@quayside/contract/account/company-change.codes.ts'
import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import { consultationState, consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import type { TaskKind } from '@quayside/contract/office/task.ts'
import { orderState, orderStateTone } from '@quayside/contract/orders/order.codes.ts'
import { supplierStatus, supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import {
  classificationRequestState,
  classificationRequestStateTone,
} from '@quayside/contract/products/product.codes.ts'
import { type OfficePath, type PageSearch, pageAddress } from './pages.ts'

type RecordPath = { [P in OfficePath]: 'id' extends keyof PageSearch<P> ? P : never }[OfficePath]

type Kind = {
  /** The page of one record. */
  readonly record: RecordPath
  readonly states: CodeList
  readonly tones: Readonly<Record<string, Tone>>
  /** The states in which it waits for the provider: what an eye must find first. */
  readonly waits: readonly string[]
}

/** What the queue and the lists know of each kind of record. */
export const kinds: Record<TaskKind, Kind> = {
  order: { record: '/office/order', states: orderState, tones: orderStateTone, waits: ['submitted'] },
  company: {
    record: '/office/company',
    states: certificationStatus,
    tones: certificationStatusTone,
    waits: ['applied', 'verifying'],
  },
  companyChange: {
    record: '/office/companyChange',
    states: companyChangeState,
    tones: companyChangeStateTone,
    waits: ['proposed'],
  },
  supplier: {
    record: '/office/supplier',
    states: supplierStatus,
    tones: supplierStatusTone,
    waits: ['voidRequested', 'enableRequested'],
  },
  productRequest: {
    record: '/office/classification',
    states: classificationRequestState,
    tones: classificationRequestStateTone,
    waits: ['submitted', 'objected'],
  },
  consultation: {
    record: '/office/consultation',
    states: consultationState,
    tones: consultationStateTone,
    waits: ['open'],
  },
}

/** The colours mean the same as at the customer's, seen from here: what waits for them is under way for us. */
export function toneFor(kind: TaskKind, state: string): Tone {
  const { tones, waits } = kinds[kind]
  if (waits.includes(state)) return 'waitsForYou'
  const { [state]: tone = 'draft' } = tones
  return tone === 'waitsForYou' ? 'underway' : tone
}

export const recordAddress = (kind: TaskKind, id: string): string => pageAddress(kinds[kind].record, { id })
