/** A text that stands in every record of company A and must never reach company B. */
export const marker = 'Zanzibar'
