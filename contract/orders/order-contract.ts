import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, idList, instant, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { orderKind } from './order.codes.ts'
import { contractState } from './order-contract.codes.ts'

/** A line of the list: an order and how its contract stands. The id is the order's. */
export const OrderContract = z.object({
  id,
  orderNo: z.string(),
  modelType: z.number(),
  contractNo: z.string(),
  orderDate: date,
  partnerName: z.string(),
  currency: z.string(),
  orderAmount: z.string(),
  orderState: z.number(),
  /** A key of `orderStateLabels`. */
  orderStateLabel: z.string(),
  state: z.number(),
  isSignable: z.boolean(),
  signerName: z.string(),
  signedAt: z.nullable(instant),
  /** SHA-256 of the signed document; empty before. */
  hash: z.string(),
  termsVersion: z.string(),
})
export type OrderContract = z.infer<typeof OrderContract>

export const OrderContractDetail = z.extend(OrderContract, {
  /** The digest of the document as the order would print it now: what a signature would cover. */
  currentHash: z.string(),
  /** The stored document still has the hash that was signed. */
  isHashRight: z.boolean(),
  /** Earlier signatures, which a change of the order invalidated. */
  formerSignatures: z.array(z.object({ signerName: z.string(), signedAt: instant, hash: z.string() })),
})
export type OrderContractDetail = z.infer<typeof OrderContractDetail>

export const OrderContractQuery = listQuery({
  filters: {
    orderNo: z.optional(text(40)),
    contractNo: z.optional(text(60)),
    /** Supplier's or customer's name. */
    partner: z.optional(text(100)),
    modelType: z.optional(code(orderKind)),
    state: z.optional(code(contractState)),
    /** 1: what waits for a signature; 0: what is signed, or cannot be. */
    isSignable: z.optional(flag),
    currency: z.optional(code(currency)),
    orderDateBegin: z.optional(date),
    orderDateEnd: z.optional(date),
  },
  sortable: ['orderNo', 'orderDate', 'orderAmount', 'signedAt'],
})
export type OrderContractQuery = z.infer<typeof OrderContractQuery>

/** Contracts in one archive: each is laid out as a document, so they are fewer than a selection may have. */
export const contractsAtOnce = 100

export const ContractArchiveQuery = z.strictObject({ ids: z.optional(idList) })
export type ContractArchiveQuery = z.infer<typeof ContractArchiveQuery>
