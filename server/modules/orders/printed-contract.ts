import type { ContractDocument } from '@quayside/contract/orders/contract-document.ts'
import type { ContractWatermark } from '@quayside/contract/orders/order-contract.codes.ts'
import type { Bilingual } from '@quayside/phrases/bilingual.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { fact as bilingualFact } from '../../platform/pdf/bilingual.ts'
import type { PaperBrand } from '../../platform/pdf/pdf-frame.ts'

/** Chinese names of the codes that stand in the document; a code without one is printed as it is. */
export type CodeNames = {
  readonly countries: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  readonly incoterms: Readonly<Record<string, string>>
  readonly paymentMethods: Readonly<Record<string, string>>
  readonly deliveryType: string
}

export type PrintedContract = {
  readonly document: ContractDocument
  readonly hash: string
  readonly signature: { readonly signerName: string; readonly signedAt: string } | undefined
  readonly watermark: ContractWatermark | undefined
  readonly names: CodeNames
  readonly brand?: PaperBrand | undefined
}

export const named = (names: Readonly<Record<string, string>>, code: string): string => {
  const name = names[code]
  return name === undefined || name === code ? code : `${code} ${name}`
}

/** The contract's facts stand closer than those of other papers. */
export const fact = (field: Bilingual, value: string): Content => bilingualFact(field, value, 2)
