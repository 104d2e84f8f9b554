/** The four flows of an order, in the order in which one follows the other. */
export const flowLanes = ['contract', 'goods', 'funds', 'invoice'] as const
type FlowLane = (typeof flowLanes)[number]

/** After how many days a lane is late; the provider may change them. */
export type FlowDays = {
  /** Unsigned after the audit. */
  readonly contract: number
  /** Not wholly received after the supplier was paid. */
  readonly goods: number
  /** No input invoice after the export. */
  readonly inputInvoice: number
  /** No sales invoice after the payment. */
  readonly salesInvoice: number
}
export const usualFlowDays: FlowDays = { contract: 3, goods: 7, inputInvoice: 10, salesInvoice: 10 }

/** Whom an order waits for. */
export const flowWaits = ['you', 'provider', 'supplier'] as const
export type FlowWait = (typeof flowWaits)[number]

/** What is known of an order; days are Shanghai's, null where it has not happened. */
export type FlowFacts = {
  readonly modelType: number
  readonly state: number
  readonly receivingState: number
  readonly auditedOn: string | null
  /** When the signature was made that covers the order as it is now. */
  readonly signedOn: string | null
  /** It was changed after it was signed. */
  readonly isContractBroken: boolean
  readonly declaredOn: string | null
  readonly clearedOn: string | null
  readonly deliveredOn: string | null
  /** The last payment to the supplier. */
  readonly supplierPaidOn: string | null
  readonly isApplied: boolean
  readonly isPaid: boolean
  /** The part of the order's amount that is paid, 0 to 1. */
  readonly paidShare: number
  readonly isPaymentNeeded: boolean
  readonly isWrittenOff: boolean
  /** For an export that is not wholly received: its last day. */
  readonly receiptDueOn: string | null
  /** The earliest of the order's open debts and of its open tax bills. */
  readonly debtDueOn: string | null
  readonly taxDueOn: string | null
  readonly exportedOn: string | null
  /** For an export: whether the suppliers' invoices cover its lines, and whether one has an anomaly to correct. */
  readonly hasInputInvoices: boolean
  readonly hasInputToCorrect: boolean
  /** Since when something that the company paid is not invoiced, and when the provider invoiced all of it. */
  readonly settledOn: string | null
  readonly invoicedOn: string | null
}

export const flowTones = ['none', 'done', 'underway', 'near', 'late'] as const
type FlowTone = (typeof flowTones)[number]

export type LaneState = {
  readonly lane: FlowLane
  readonly steps: number
  readonly done: number
  readonly tone: FlowTone
  readonly reason: FlowReason
  /** What the reason's text names. */
  readonly days?: number
  readonly limit?: number
  readonly on?: string
  readonly percent?: number
  /** The last day, of a lane that is late or near. */
  readonly dueOn?: string
}

export const flowReasons = [
  'contractAwaitsAudit',
  'contractUnsigned',
  'contractUnsignedLate',
  'contractBroken',
  'contractSigned',
  'goodsAwaitAudit',
  'goodsAwaited',
  'goodsPartly',
  'goodsNotReceivedLate',
  'goodsReceived',
  'goodsDeclared',
  'goodsCleared',
  'goodsOnTheWay',
  'goodsArrived',
  'goodsDelivered',
  'fundsNotNeeded',
  'fundsNothing',
  'fundsApplied',
  'fundsPartly',
  'fundsPaid',
  'fundsWrittenOff',
  'receiptNear',
  'receiptLate',
  'debtLate',
  'taxLate',
  'invoiceNothing',
  'inputToCorrect',
  'inputAwaited',
  'inputLate',
  'salesAwaited',
  'salesLate',
  'invoiceDone',
] as const
export type FlowReason = (typeof flowReasons)[number]
