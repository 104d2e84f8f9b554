import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const declarationCodes = {
  tradeMode: {
    generalTrade: 'General trade',
    suppliedMaterials: 'Processing with supplied materials',
    importedMaterials: 'Processing with imported materials',
    bondedWarehouse: 'Bonded warehouse goods',
    repaired: 'Goods for repair',
    samples: 'Samples and advertising goods',
    noCharge: 'Free replacement',
    returned: 'Returned goods',
  },
  declarationControl: {
    none: 'Ordinary goods',
    inspection: 'Inspection required',
    licence: 'License required',
  },
  taxBillKind: {
    duty: 'Import duty',
    vat: 'Import VAT',
    consumptionTax: 'Import consumption tax',
    antiDumping: 'Anti-dumping duty',
  },
  taxBillState: {
    cancelled: 'Canceled',
    open: 'Open',
    paying: 'Payment under review',
    paid: 'Paid by provider',
    paidByCompany: 'Paid by company',
  },
  tradePaper: {
    invoice: 'Commercial invoice',
    packingList: 'Packing list',
  },
} as const satisfies Partial<CodeTexts>
