import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** Customs' trade modes, those that a supply-chain provider declares under. */
export const tradeMode = codeList('tradeMode', {
  generalTrade: '0110',
  suppliedMaterials: '0214',
  importedMaterials: '0615',
  bondedWarehouse: '1233',
  repaired: '1300',
  samples: '3010',
  noCharge: '3100',
  returned: '4561',
})

/** Why goods stand in a declaration of their own. */
export const declarationControl = codeList('declarationControl', {
  none: '',
  inspection: 'inspection',
  licence: 'licence',
})
export type DeclarationControl = (typeof declarationControl.values)[number]

export const taxBillKind = codeList('taxBillKind', ['duty', 'vat', 'consumptionTax', 'antiDumping'])
export type TaxBillKindKey = KeyOf<typeof taxBillKind>

/** `paying`: the provider's payment waits for its second person. */
export const taxBillState = codeList('taxBillState', {
  cancelled: -1,
  open: 0,
  paying: 1,
  paid: 2,
  paidByCompany: 3,
})
type TaxBillStateKey = KeyOf<typeof taxBillState>
export const taxBillStateTone: Record<TaxBillStateKey, Tone> = {
  cancelled: 'draft',
  open: 'underway',
  paying: 'underway',
  paid: 'done',
  paidByCompany: 'done',
}

/** The papers of a supplier that an order is compared with, imported as sheets. */
export const tradePaper = codeList('tradePaper', ['invoice', 'packingList'])
export type TradePaperKey = KeyOf<typeof tradePaper>
