/** The same shape in other words: what a translation has to match. The source keeps its literal texts, so that the
 * arguments of a message are known to the compiler. */
export type Wording<T> = T extends string ? string : { readonly [K in keyof T]: Wording<T[K]> }
