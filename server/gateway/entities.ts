import { providerEntities } from '../provider/entities.ts'
import type { ErpRecords, ProviderEntity, WrittenEntity } from '../provider/entity.ts'
import { product } from '../provider/product.ts'
import { bankLines } from './entities/bank-lines.ts'
import { bulletins } from './entities/bulletins.ts'
import { companyTerms } from './entities/company-terms.ts'
import { declarationStates } from './entities/declaration-states.ts'
import { dictionaries } from './entities/dictionaries.ts'
import { freightMilestones } from './entities/freight-milestones.ts'
import { hsCodes } from './entities/hs-codes.ts'
import { hsRates } from './entities/hs-rates.ts'
import { messages } from './entities/messages.ts'
import { rates } from './entities/rates.ts'
import { stockLots } from './entities/stock-lots.ts'
import { stockMovements } from './entities/stock-movements.ts'
import { stocktakings } from './entities/stocktakings.ts'
import { storageLocations } from './entities/storage-locations.ts'
import { trackingEvents } from './entities/tracking-events.ts'
import { warehouses } from './entities/warehouses.ts'

/** What /erp/v1 serves: the records that the provider works on, those it only reads, and what it brings. */
export const entities: readonly (ProviderEntity | ErpRecords | WrittenEntity)[] = [
  ...Object.values(providerEntities),
  product,
  stockLots,
  bankLines,
  companyTerms,
  declarationStates,
  rates,
  hsCodes,
  hsRates,
  dictionaries,
  bulletins,
  messages,
  trackingEvents,
  freightMilestones,
  warehouses,
  storageLocations,
  stockMovements,
  stocktakings,
]
