import type { stockReports as source } from '../../zh-CN/reports/stock-reports.ts'

/** What every report of lots begins with. */
const lot = {
  number: 'Lot',
  model: 'Model',
  name: 'Goods',
  brand: 'Brand',
  warehouse: 'Warehouse',
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
      supplier: 'Supplier',
      storedOn: 'Stored',
      days: 'Days',
      age: 'Age',
      onHand: 'On hand',
      reserved: 'Reserved',
      blocked: 'Blocked',
      available: 'Available',
    },
  },
  stockExpiry: {
    title: 'Stock expiry',
    columns: {
      ...lot,
      batchNumber: 'Batch',
      producedOn: 'Produced',
      expiresOn: 'Expires',
      daysLeft: 'Days left',
      expiry: 'Expiry',
      onHand: 'On hand',
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
      currency: 'Currency',
      cost: 'Cost',
      fee: 'Fee',
    },
  },
}
