/** Orders of the demo companies: a year's business in every state. What is said in them is invented. */
export type DemoOrderEnd =
  | 'draft'
  | 'returned'
  | 'submitted'
  | 'auditFailed'
  | 'priceAwaiting'
  | 'priceAnomaly'
  | 'priceFailed'
  | 'cancelled'
  | 'audited'
  | 'partlyReceived'
  | 'cameShort'
  | 'stored'
  | 'awaitingBinding'
  | 'bound'
  | 'received'
  | 'declared'
  | 'inspected'
  | 'cleared'
  | 'departed'
  | 'arrived'
  | 'inShenzhen'
  | 'dispatched'
  | 'delivering'
  | 'signed'
  | 'completed'

/** Where each recent order stands and how many days ago it was placed; the rest of the year is completed. */
type Recent = readonly (readonly [end: DemoOrderEnd, daysAgo: number])[]

export const demoOrders: Readonly<
  Record<'import' | 'export' | 'transit' | 'domestic', { recent: Recent; completed: number }>
> = {
  import: {
    recent: [
      ['draft', 0],
      ['draft', 1],
      ['draft', 3],
      ['returned', 4],
      ['submitted', 1],
      ['submitted', 2],
      ['priceAwaiting', 2],
      ['priceAnomaly', 3],
      ['priceFailed', 5],
      ['auditFailed', 5],
      ['cancelled', 40],
      ['audited', 4],
      ['audited', 6],
      ['partlyReceived', 7],
      ['cameShort', 8],
      ['stored', 8],
      ['awaitingBinding', 6],
      ['bound', 9],
      ['declared', 10],
      ['declared', 15],
      ['declared', 18],
      ['declared', 27],
      ['inspected', 11],
      ['cleared', 12],
      ['arrived', 14],
      ['inShenzhen', 13],
      ['delivering', 16],
      ['signed', 19],
      ['signed', 24],
    ],
    completed: 30,
  },
  export: {
    recent: [
      ['draft', 2],
      ['returned', 6],
      ['submitted', 1],
      ['auditFailed', 4],
      ['audited', 5],
      ['stored', 8],
      ['declared', 11],
      ['cleared', 17],
      ['cleared', 52],
      ['arrived', 30],
      ['signed', 41],
      ['cancelled', 75],
    ],
    completed: 16,
  },
  transit: {
    recent: [
      ['draft', 1],
      ['submitted', 2],
      ['audited', 13],
      ['received', 6],
      ['departed', 9],
      ['arrived', 13],
      ['signed', 20],
    ],
    completed: 7,
  },
  domestic: {
    recent: [
      ['draft', 0],
      ['returned', 3],
      ['submitted', 1],
      ['audited', 3],
      ['received', 5],
      ['dispatched', 6],
      ['signed', 12],
      ['cancelled', 33],
    ],
    completed: 10,
  },
}

export const rivalOrders: typeof demoOrders = {
  import: {
    recent: [
      ['draft', 1],
      ['submitted', 3],
      ['declared', 9],
    ],
    completed: 2,
  },
  export: { recent: [], completed: 0 },
  transit: { recent: [], completed: 0 },
  domestic: { recent: [['draft', 2]], completed: 0 },
}
