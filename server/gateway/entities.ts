import { bulletins } from './entities/bulletins.ts'
import { classificationRequests } from './entities/classification-requests.ts'
import { companies } from './entities/companies.ts'
import { companyChanges } from './entities/company-changes.ts'
import { consultations } from './entities/consultations.ts'
import { dictionaries } from './entities/dictionaries.ts'
import { hsCodes } from './entities/hs-codes.ts'
import { messages } from './entities/messages.ts'
import { orders } from './entities/orders.ts'
import { products } from './entities/products.ts'
import { rates } from './entities/rates.ts'
import { suppliers } from './entities/suppliers.ts'
import type { GatewayEntity } from './entity.ts'

/** What /erp/v1 serves: an entity that is not named here is not there. */
export const entities: readonly GatewayEntity[] = [
  companies,
  companyChanges,
  orders,
  suppliers,
  classificationRequests,
  consultations,
  products,
  rates,
  hsCodes,
  dictionaries,
  bulletins,
  messages,
]
