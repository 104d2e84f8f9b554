import type {
  warehouseRecordRefusals,
  warehouseRefusals,
} from '@quayside/contract/warehouse/warehouse.refusals.ts'
import type { Nested } from '../../nested.ts'

export const warehouseErrors = {
  warehouseIn: {
    alreadySubmitted: 'This inbound order has already been submitted. Refresh to see its latest status.',
  },
  outbound: {
    alreadySubmitted: 'This outbound order has already been submitted. Refresh to see its latest status.',
    alreadyShipped: 'The goods have left the warehouse. Contact the provider if they must come back.',
  },
  goodsPickup: {
    alreadySubmitted: 'This pickup has already been submitted. Refresh to see its latest status.',
  },
  warehouse: {
    code: 'Use capital letters, digits and hyphens, at most 20',
    codeTaken: 'Another warehouse has this code',
  },
} as const satisfies Nested<keyof typeof warehouseRefusals | keyof typeof warehouseRecordRefusals>
