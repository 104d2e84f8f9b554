import type { Wording } from '../../wording.ts'
import type { agreement as source } from '../../zh-CN/public/agreement.ts'
import { common } from '../kernel/shared.ts'
import { articles } from './agreement-articles.ts'

export const agreement: Wording<typeof source> = {
  title: 'Customer Portal Service Agreement',
  subtitle: 'Supply-chain, customs-brokerage and logistics services',
  version: 'Version {version} · effective {date}',
  contents: 'Contents',
  print: 'Print agreement',
  changes: 'What changed',
  versions: 'Versions',
  validFrom: 'from {date}',
  inForceFrom: 'from {date} (in force)',
  coming: 'Version {version} is valid from {date}.',
  toComing: 'Read the new version',
  notInForce: 'This version is not in force.',
  toInForce: 'Read the version in force',
  ...common('back'),
  numbers: {
    1: 'Article 1',
    2: 'Article 2',
    3: 'Article 3',
    4: 'Article 4',
    5: 'Article 5',
    6: 'Article 6',
    7: 'Article 7',
    8: 'Article 8',
    9: 'Article 9',
    10: 'Article 10',
    11: 'Article 11',
    12: 'Article 12',
    13: 'Article 13',
    14: 'Article 14',
  },
  keyTerms: {
    title: 'Key commercial terms',
    lead: 'These figures are taken from the articles below and have the same force.',
    agencyFee: {
      name: 'Export agency fee',
      figure: 'RMB {agencyFee} minimum per order',
      basis: 'Article 5.2',
    },
    exchange: {
      name: 'Export foreign exchange',
      figure: 'Within {receiptDays} days of the export date',
      basis: 'Article 5.3',
    },
    invoice: {
      name: 'VAT invoice',
      figure: 'Within {vatDays} days after payment is received',
      basis: 'Article 5.4',
    },
    payout: {
      name: 'Payouts and advances',
      figure: 'Within {payoutDays} working days of receiving funds',
      basis: 'Article 5.5',
    },
    supplier: {
      name: 'Import supplier payment',
      figure: 'Within {supplierDays} working days of full receipt',
      basis: 'Article 4.3',
    },
  },
  preamble: {
    1: 'This agreement is made between {provider} (“we”, “us”) and the company that registers for and uses the customer portal (the “portal”; the company, “you”). It sets out the rights and duties of both sides in import, export, transit and domestic commission orders and in the related customs clearance, warehousing, transport, foreign-exchange payment and invoicing services.',
    2: 'Please read the whole agreement before you register, in particular the terms on fees, time limits, limits of liability and disputes. If anything is unclear, ask us first. If you do not agree, do not register.',
  },
  articles,
  end: '(End of agreement)',
}
