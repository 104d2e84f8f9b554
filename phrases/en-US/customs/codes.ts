import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const declarationCodes = {
  tradeMode: {
    ...common('generalTrade'),
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
    ...stateNames('vat'),
    ...common('antiDumping'),
    consumptionTax: 'Import consumption tax',
  },
  taxBillState: {
    cancelled: 'Canceled',
    ...stateNames('open'),
    paying: 'Payment under review',
    paid: 'Paid by provider',
    paidByCompany: 'Paid by company',
  },
  tradePaper: { invoice: 'Commercial invoice', ...common('packingList') },
} as const satisfies Partial<CodeTexts>
