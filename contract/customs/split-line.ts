import type { Amount, Rate } from '../kernel/money.ts'
import type { DeclarationControl } from './customs.codes.ts'

/** What the classification of a line's product says. */
export type SplitFacts = {
  readonly hsCode: string
  readonly tariffRate: string | null
  readonly temporaryRate: string | null
  readonly vatRate: string | null
  readonly consumptionRate: string | null
  readonly customsConditions: string
  readonly firstUnit: string
  readonly secondUnit: string
}

export type SplitLine = {
  /** Names the line in the result. */
  readonly key: string
  readonly name: string
  readonly origin: string
  readonly unit: string
  readonly qty: string
  readonly price: string
  /** Quantity × price. */
  readonly value: Amount
  readonly netWeight: string
  readonly grossWeight: string
  readonly elements: string
  /** Absent while the product is not classified. */
  readonly facts: SplitFacts | undefined
  /** Goods of the order were counted, and nothing of this line yet. */
  readonly isAwaited?: boolean
}

export type SplitOrder = {
  readonly isImport: boolean
  readonly currency: string
  /** RMB for one unit of the currency; absent where customs has published none. */
  readonly customsRate: Rate | undefined
  /** By how much the order's charges raise each price (contract/orders/dutiable-value.ts). */
  readonly factor: Rate
}

export type DeclaredLine = {
  readonly hsCode: string
  readonly inspectionCode: string
  readonly name: string
  readonly elements: string
  readonly origin: string
  readonly unit: string
  readonly qty: string
  readonly firstUnit: string
  readonly firstQty: string
  readonly secondUnit: string
  readonly secondQty: string
  readonly price: Rate
  readonly value: Amount
  readonly netWeight: string
  readonly grossWeight: string
  readonly dutyRate: string
  readonly isTemporaryRate: boolean
  readonly vatRate: string
  readonly consumptionRate: string
  readonly dutiableValue: Amount
  readonly duty: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  /** Keys of the order's lines that are merged here. */
  readonly sources: readonly string[]
}

export type SplitDeclaration = {
  readonly control: DeclarationControl
  /** Letters of the supervision conditions of its goods. */
  readonly conditions: string
  readonly lines: readonly DeclaredLine[]
  readonly value: Amount
  readonly duty: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  readonly taxes: Amount
}

/** What a line still lacks before it can be declared. */
export const heldReasons = ['unclassified', 'name', 'origin', 'unit', 'qty', 'price', 'notReceived'] as const
export type HeldReason = (typeof heldReasons)[number]
type HeldLine = { readonly key: string; readonly reasons: readonly HeldReason[] }

export type DeclarationSplit = {
  readonly declarations: readonly SplitDeclaration[]
  readonly held: readonly HeldLine[]
  /** Taxes are counted as nothing while there is no customs rate for the currency. */
  readonly isRateMissing: boolean
}
