import { codeList } from '../kernel/codes.ts'

// §3 names the kinds without numbers; they are numbered in the order given there.
export const contactType = codeList('contactType', { orderPlacer: 0, financePlacer: 1, pickup: 2 })

export const addressType = codeList('addressType', { billing: 0, delivery: 1, shipping: 2 })
