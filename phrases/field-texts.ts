import type * as keys from './field-keys.ts'
import type * as financeKeys from './finance-field-keys.ts'
import type { FieldTextsOf } from './labels.ts'
import type * as logisticsKeys from './logistics-field-keys.ts'
import type { All } from './merged.ts'

type Keys = typeof keys & typeof financeKeys & typeof logisticsKeys

/** The labels of all records. */
export type FieldTexts = All<{ [M in keyof Keys]: FieldTextsOf<Keys[M]> }[keyof Keys]>
