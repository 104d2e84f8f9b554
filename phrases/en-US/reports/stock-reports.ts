import type { stockReports as source } from '../../zh-CN/reports/stock-reports.ts'
import { common } from '../kernel/shared.ts'

/** What every report of lots begins with. */
const lot = {
  number: 'Lot',
  ...common('model', 'name', 'brand', 'warehouse'),
}

export const stockReports: typeof source = {
  stockMovements: {
    title: 'Stock and movements',
    columns: {
      ...lot,
      opening: 'Opening',
      came: 'In',
      left: 'Out',
      closing: 'Closing',
      movements: 'Movements',
      lastOn: 'Last movement',
    },
  },
  stockAgeing: {
    title: 'Stock aging',
    columns: {
      ...lot,
      ...common('supplier', 'storedOn', 'age', 'onHand', 'blocked'),
      days: 'Days',
      reserved: 'Reserved',
      available: 'Available',
    },
  },
  stockExpiry: {
    title: 'Stock expiry',
    columns: {
      ...lot,
      batchNumber: 'Batch',
      producedOn: 'Produced',
      ...common('expiresOn', 'daysLeft', 'expiry', 'onHand'),
      available: 'Available',
    },
  },
  storageCost: {
    title: 'Storage cost',
    columns: {
      ...lot,
      firstOn: 'From',
      lastOn: 'Until',
      unit: 'Unit',
      quantity: 'Units × days',
      rate: 'Rate',
      ...common('currency', 'fee'),
      cost: 'Cost',
    },
  },
}
