import { attachmentKinds } from './attachment-kinds.ts'
import { banks } from './banks.ts'
import { carriers } from './carriers.ts'
import { consultationSubjects } from './consultation-subjects.ts'
import { countries } from './countries.ts'
import { currencies } from './currencies.ts'
import { customsOffices } from './customs-offices.ts'
import { declarationStates } from './declaration-states.ts'
import type { Dictionary } from './dictionary.ts'
import { feeKinds } from './fee-kinds.ts'
import { freightChargeKinds } from './freight-charge-kinds.ts'
import { inspectionConditions, supervisionConditions } from './hs-conditions.ts'
import { packingKinds } from './packing-kinds.ts'
import { freightPayments, paymentMethods } from './payment-terms.ts'
import { ports } from './ports.ts'
import { serviceKinds } from './service-kinds.ts'
import { incoterms, transactionModes } from './trade-terms.ts'
import { transportModes } from './transport-modes.ts'
import { units } from './units.ts'
import { workingDays } from './working-days.ts'

export const allDictionaries: readonly Dictionary[] = [
  countries,
  currencies,
  units,
  incoterms,
  transactionModes,
  transportModes,
  ports,
  customsOffices,
  declarationStates,
  supervisionConditions,
  inspectionConditions,
  attachmentKinds,
  banks,
  carriers,
  freightPayments,
  paymentMethods,
  consultationSubjects,
  packingKinds,
  workingDays,
  feeKinds,
  freightChargeKinds,
  serviceKinds,
]
