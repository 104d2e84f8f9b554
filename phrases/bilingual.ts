/** Chinese with English beside it: papers that have one wording for every reader. */
export type Bilingual = { readonly zh: string; readonly en: string }

export const both = (zh: string, en: string): Bilingual => ({ zh, en })
