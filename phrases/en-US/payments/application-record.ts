import type { Wording } from '../../wording.ts'
import type { applicationRecord as source } from '../../zh-CN/payments/application-record.ts'
import { common } from '../kernel/shared.ts'

export const applicationRecord: Wording<typeof source> = {
  record: {
    paper: 'Download document',
    title: 'Payment application',
    gone: 'This payment application does not exist',
    created: 'Submitted',
    amounts: 'Amounts',
    earmarked: 'Received and reserved',
    rateOf: 'Rate (Bank of China, {day})',
    ...common('releasedBy', 'slip', 'paidOn'),
    overLimit: 'RMB {amount} above the credit limit when submitted; the provider decides.',
    guard: 'Verification',
    guardNote:
      'The account had been added or changed within 7 days and was confirmed by a code by text message.',
    noSlip: 'The provider has not uploaded the slip yet.',
    charged: 'bank charge {charge}',
    done: {
      release: 'Released; the provider reviews the application',
      refuse: 'Not released; the application is canceled',
      cancel: 'Application canceled',
    },
  },
  progress: {
    label: 'Progress',
    applied: 'Submitted',
    released: 'Released',
    arranged: 'Arranged',
    received: 'Money received',
    paid: 'Paid to supplier',
    waitsForColleague: 'Waits for release',
    waitsForProvider: 'Waits for review',
    earmarked: 'RMB {amount} received',
    payBy: 'By {day}',
    calendarMissing: 'Holiday calendar not published',
  },
}
