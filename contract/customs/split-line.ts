import type { Amount, Rate } from '../kernel/money.ts'
import type { Saving } from '../products/duty-estimate.ts'
import type { DutyMeasure } from '../products/duty-rates.codes.ts'
import type { OriginRate } from '../products/duty-rates.ts'
import type { DeclarationControl } from './customs.codes.ts'

/** What the classification of a line's product says. */
export type SplitFacts = {
  readonly hsCode: string
  readonly tariffRate: string | null
  readonly temporaryRate: string | null
  readonly generalRate?: string | null | undefined
  readonly originRates?: readonly OriginRate[] | undefined
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
  /** Whether a certificate of origin is among the order's documents. */
  readonly hasCertificate?: boolean
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
  /** Why the rate applies; '' where it was entered by hand. */
  readonly dutyMeasure: DutyMeasure | ''
  readonly agreement: string
  /** RMB for one unit; '' where the rate is a share of the value alone. */
  readonly specificDuty: string
  readonly specificUnit: string
  readonly retaliatoryRate: string
  readonly antiDumpingRate: string
  readonly vatRate: string
  readonly consumptionRate: string
  readonly dutiableValue: Amount
  readonly duty: Amount
  readonly antiDumping: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  /** What a certificate of origin would save. */
  readonly saving: Saving | null
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
  readonly antiDumping: Amount
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
