import type { RefusalCode } from '@quayside/contract/refusals.ts'
import type { Nested } from '../nested.ts'
import { accountErrors } from './account/errors.ts'
import { hubErrors } from './account/hub-errors.ts'
import { filingErrors } from './filings/errors.ts'
import { financeErrors } from './finance/errors.ts'
import { forwardingErrors } from './forwarding/errors.ts'
import { gatewayErrors } from './gateway/errors.ts'
import { kernelErrors } from './kernel/errors.ts'
import { excelErrors } from './kernel/excel-errors.ts'
import { fileErrors } from './kernel/file-errors.ts'
import { systemErrors } from './kernel/system-errors.ts'
import { officeErrors } from './office/errors.ts'
import { contractErrors } from './orders/contract-errors.ts'
import { orderErrors } from './orders/errors.ts'
import { orderTemplateErrors } from './orders/template-errors.ts'
import { partnerErrors } from './partners/errors.ts'
import { paymentErrors } from './payments/errors.ts'
import { productErrors } from './products/errors.ts'
import { customsErrors } from './products/hs-code-errors.ts'
import { rateErrors } from './rates/errors.ts'
import { reportErrors } from './reports/errors.ts'
import { warehouseErrors } from './warehouse/errors.ts'

export const errors = {
  ...accountErrors,
  ...hubErrors,
  ...filingErrors,
  ...financeErrors,
  ...forwardingErrors,
  ...gatewayErrors,
  ...kernelErrors,
  ...excelErrors,
  ...fileErrors,
  ...systemErrors,
  ...officeErrors,
  ...contractErrors,
  ...orderTemplateErrors,
  ...orderErrors,
  ...partnerErrors,
  ...paymentErrors,
  ...productErrors,
  ...customsErrors,
  ...rateErrors,
  ...reportErrors,
  ...warehouseErrors,
} as const satisfies Nested<RefusalCode>
