import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { accountCodes } from './account/codes.ts'
import { filingCodes } from './filings/codes.ts'
import { financeCodes } from './finance/codes.ts'
import { forwardingCodes } from './forwarding/codes.ts'
import { kernelCodes } from './kernel/codes.ts'
import { noticeCodes } from './notices/codes.ts'
import { orderCodes } from './orders/codes.ts'
import { partnerCodes } from './partners/codes.ts'
import { paymentCodes } from './payments/codes.ts'
import { productCodes } from './products/codes.ts'
import { rateCodes } from './rates/codes.ts'
import { taxInvoiceCodes } from './tax-invoices/codes.ts'
import { warehouseCodes } from './warehouse/codes.ts'

export const codes = {
  ...accountCodes,
  ...filingCodes,
  ...financeCodes,
  ...forwardingCodes,
  ...kernelCodes,
  ...noticeCodes,
  ...orderCodes,
  ...partnerCodes,
  ...paymentCodes,
  ...productCodes,
  ...rateCodes,
  ...taxInvoiceCodes,
  ...warehouseCodes,
} as const satisfies CodeTexts
