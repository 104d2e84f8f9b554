import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { accountMachines } from './account/machines.ts'
import { filingMachines } from './filings/machines.ts'
import { financeMachines } from './finance/machines.ts'
import { forwardingMachines } from './forwarding/machines.ts'
import { noticeMachines } from './notices/machines.ts'
import { orderMachines } from './orders/machines.ts'
import { partnerMachines } from './partners/machines.ts'
import { paymentMachines } from './payments/machines.ts'
import { productMachines } from './products/machines.ts'
import { taxInvoiceMachines } from './tax-invoices/machines.ts'
import { warehouseMachines } from './warehouse/machines.ts'

/** A verb for each button and, for the confirmation, one sentence that states the effect. */
export const machines = {
  ...accountMachines,
  ...filingMachines,
  ...financeMachines,
  ...forwardingMachines,
  ...noticeMachines,
  ...orderMachines,
  ...partnerMachines,
  ...paymentMachines,
  ...productMachines,
  ...taxInvoiceMachines,
  ...warehouseMachines,
} as const satisfies MachineTexts
