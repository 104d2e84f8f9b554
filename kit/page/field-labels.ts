/** The labels of a record's fields, as `useTranslations('partnerFields.supplier')` gives them. */
export type FieldLabels = (key: never) => string
/** The keys that have a label. */
export type LabelKey<L extends FieldLabels> = Parameters<L>[0] & string

/** The label of a key that is known to have one. */
export const labelOf = (labels: FieldLabels, key: string): string => (labels as (key: string) => string)(key)
