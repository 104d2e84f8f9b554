import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const reportCodes = {
  reportEvery: {
    day: 'Every day',
    week: 'Every week',
    month: 'Every month',
  },
  reportRunState: {
    waiting: 'Waiting',
    working: 'Being made',
    done: 'Ready',
    failed: 'Failed',
    cancelled: 'Canceled',
    expired: 'Expired',
  },
  reportFormat: {
    xlsx: 'Excel workbook',
    pdf: 'PDF file',
  },
  expiryRange: {
    expired: 'Expired',
    urgent: 'Expiring very soon',
    near: 'Expiring soon',
    later: 'Later',
  },
  stockAge: {
    upTo30: 'Up to 30 days',
    upTo90: 'From 31 to 90 days',
    upTo180: 'From 91 to 180 days',
    older: 'Over 180 days',
  },
  tradeDirection: {
    import: 'Import',
    export: 'Export',
  },
  costKind: {
    purchase: 'Purchase',
    freight: 'Freight',
    insurance: 'Insurance',
    duty: 'Duty',
    consumptionTax: 'Consumption tax',
    fees: 'Fees',
    other: 'Other',
    vat: 'Import VAT',
  },
  costBasis: {
    value: 'By value',
    weight: 'By gross weight',
    quantity: 'By quantity',
  },
  costFallback: {
    noWeight: 'A line has no gross weight, so it is divided by value',
    mixedUnits: 'The lines have different units, so it is divided by value',
  },
  costState: {
    actual: 'Known',
    partly: 'Partly estimated',
    estimate: 'Estimated',
  },
  costSource: {
    payment: 'Paid to the supplier',
    fee: 'Fees charged',
    bank: 'Bank charges and exchange differences',
    taxBill: 'Customs tax bills',
    order: 'Not paid yet (foreign currency at the customs rate)',
    stated: 'Stated on the order',
    freightOrder: 'Freight order, not charged yet',
    terms: 'Agency fee by your terms',
    declared: 'Declared, not billed yet',
    tariff: 'By the tariff, not declared yet',
  },
  costRateSource: {
    none: 'RMB',
    payments: 'Rate of the payments',
    customs: 'Customs rate',
    mixed: 'Payments and customs rate',
  },
} satisfies Partial<CodeTexts>
