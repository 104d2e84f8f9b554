import * as z from 'zod/mini'
import { AnnouncedTransferDetail, announcedTransferColumns } from '../finance/announced-transfer.ts'
import { UploadedFile } from '../kernel/file.ts'
import { flag, StepInput } from '../kernel/record.ts'
import { DisputeReview, FeeReview, OfficeDispute, OfficeFee, OfficeFeeQuery, UpholdInput } from './fee.ts'
import { ApplicationReview, OfficeApplication, PayInput, PaymentReversal } from './finance.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import { officeRow, ReasonInput, RecordQuery, reviewed } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'
import { CashVoucherQuery, CashVoucherReview, CashVoucherRow } from './voucher.ts'

export const OfficeTransfer = officeRow(announcedTransferColumns)
export type OfficeTransfer = z.infer<typeof OfficeTransfer>
const OfficeTransferQuery = z.extend(RecordQuery, {
  /** 1: its day has gone by and no money came. */
  isLate: z.optional(flag),
})

/** Payment applications, fees, disputes, vouchers and announced transfers of all companies. */
export const moneyRecordsApi = {
  ...recordEndpoints('paymentApplication', {
    list: { summary: 'Payment applications of all companies.', query: RecordQuery, rows: OfficeApplication },
    one: { summary: 'One application with its orders, account and files.', data: ApplicationReview },
    steps: {
      arrange: { summary: 'Accepted: the payment is prepared.', body: StepInput },
      reject: { summary: 'The orders’ amounts are free again; the customer reads why.', body: ReasonInput },
      pay: {
        summary: 'Paid to the supplier, with the bank’s charge and slip; books the payment.',
        body: PayInput,
      },
      reverse: {
        summary:
          'The payment came back: counter-entries of all that was booked; what had settled it is deposit.',
        body: PaymentReversal,
      },
    },
  }),
  'POST finance/online/paymentApplication/{id}/upload': {
    access: recordKinds.paymentApplication.steps.pay,
    summary: 'Stores the bank’s slip of a payment; the payment then names it.',
    upload: true,
    data: UploadedFile,
  },
  ...recordEndpoints('fee', {
    list: { summary: 'Fees of all companies, proposed ones too.', query: OfficeFeeQuery, rows: OfficeFee },
    one: { summary: 'One fee with its disputes.', data: FeeReview },
    steps: {
      charge: { summary: 'Charges a proposed fee.', body: StepInput },
      discard: { summary: 'Drops a proposed fee.', body: StepInput },
      reverse: { summary: 'Takes a charged fee back by its counter-entry.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('feeDispute', {
    list: { summary: 'Objections of customers to fees.', query: RecordQuery, rows: OfficeDispute },
    one: { summary: 'One objection with its fee.', data: DisputeReview },
    steps: {
      uphold: { summary: 'Corrects the fee in the same step.', body: UpholdInput },
      dismiss: { summary: 'The fee stands; the customer reads why.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('cashVoucher', {
    list: { summary: 'Money in and out of all companies.', query: CashVoucherQuery, rows: CashVoucherRow },
    one: { summary: 'One voucher, what of it is free and what it was used for.', data: CashVoucherReview },
    steps: {
      release: { summary: 'The second person’s release: the voucher is booked.', body: StepInput },
      withdraw: { summary: 'Drops a voucher that was not released.', body: StepInput },
      reverse: { summary: 'Takes a booked voucher back by its counter-entry.', body: ReasonInput },
    },
  }),
  ...recordEndpoints('announcedTransfer', {
    list: {
      summary: 'Transfers that customers announced.',
      query: OfficeTransferQuery,
      rows: OfficeTransfer,
    },
    one: {
      summary: 'One announced transfer with what it is for and its files.',
      data: z.extend(AnnouncedTransferDetail, reviewed),
    },
    steps: { confirm: { summary: 'The money is expected; the customer is told.', body: StepInput } },
  }),
  'GET tax/online/capitalAppointment/export': {
    access: recordKinds.announcedTransfer.list,
    summary: 'The filtered announcements of all customers as an Excel file.',
    query: OfficeTransferQuery,
    binary: true,
  },
} as const satisfies OfficeApiTable
