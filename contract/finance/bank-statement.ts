import * as z from 'zod/mini'
import { type Amount, isAmount, isPositive, roundAmount } from '../kernel/money.ts'
import { isRealDate } from '../kernel/schema.ts'

/** What a line of a bank's statement says, whatever the bank calls its columns. */
export const bankFields = [
  'occurredOn',
  'credit',
  'amount',
  'direction',
  'currency',
  'payerName',
  'payerAccount',
  'payerBank',
  'remark',
  'bankReference',
] as const
export type BankField = (typeof bankFields)[number]

/** Which heading of the bank's file each field stands under. */
export const BankMapping = z.partialRecord(z.enum(bankFields), z.string().check(z.maxLength(100)))
export type BankMapping = z.infer<typeof BankMapping>

/** Headings of the exports of banks; what is remembered for a bank comes before them. */
const knownHeadings: Readonly<Record<BankField, readonly string[]>> = {
  occurredOn: [
    '交易日期',
    '交易时间',
    '记账日期',
    '入账日期',
    '日期',
    '交易日',
    'transaction date',
    'date',
    'value date',
  ],
  credit: [
    '贷方金额',
    '贷方发生额',
    '收入金额',
    '收入',
    '贷方',
    '转入金额',
    'credit',
    'credit amount',
    'deposit',
  ],
  amount: ['交易金额', '发生额', '金额', 'amount', 'transaction amount'],
  direction: ['借贷标志', '借贷方向', '收支', '借/贷', '收支方向', 'dr/cr', 'direction', 'type'],
  currency: ['币种', '货币', '交易币种', 'currency'],
  payerName: [
    '对方户名',
    '付款人名称',
    '付款人',
    '对方名称',
    '对方单位',
    '对方账户名称',
    'payer',
    'counterparty',
    'counterparty name',
  ],
  payerAccount: ['对方账号', '付款人账号', '对方账户', 'payer account', 'counterparty account'],
  payerBank: ['对方开户行', '付款人开户行', '对方行名', '对方银行', 'payer bank', 'counterparty bank'],
  remark: [
    '附言',
    '摘要',
    '用途',
    '备注',
    '交易附言',
    '交易摘要',
    'remark',
    'description',
    'memo',
    'details',
  ],
  bankReference: [
    '交易流水号',
    '流水号',
    '银行流水号',
    '交易编号',
    '凭证号',
    'reference',
    'transaction id',
    'bank reference',
  ],
}

/** A row of the file: its number there and its cells by position. */
type TableRow = { readonly row: number; readonly cells: readonly string[] }

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s*:：]+/g, '')
    .toLowerCase()
const withoutUnit = (heading: string): string => plain(heading).replace(/[([].*$/, '')

/** Titles and account data may stand above the headings. */
const rowsAboveHeadings = 30

type FoundHeadings = {
  readonly headings: readonly string[]
  /** The row of headings as it is, with empty cells. */
  readonly row: { readonly cells: readonly string[] }
  readonly below: readonly TableRow[]
  readonly mapping: BankMapping
}

/** The row of headings is the one that names most fields; of fields that several headings could be, the first known one. */
export function findHeadings(
  table: readonly TableRow[],
  remembered: BankMapping = {},
): FoundHeadings | undefined {
  const candidates = table.slice(0, rowsAboveHeadings).map(({ cells }, place) => ({
    place,
    cells,
    mapping: mapHeadings(cells, remembered),
  }))
  const best = candidates.toSorted(
    (a, b) => Object.keys(b.mapping).length - Object.keys(a.mapping).length || a.place - b.place,
  )[0]
  if (!best) return undefined
  // Without any known heading, the first row with several cells is taken, so that a person can say what they are.
  const isKnown = Object.keys(best.mapping).length > 0
  const chosen = isKnown
    ? best
    : candidates.find(({ cells }) => cells.filter((cell) => cell !== '').length >= 3)
  if (!chosen) return undefined
  return {
    headings: chosen.cells.filter((cell) => cell !== ''),
    row: { cells: chosen.cells },
    below: table.slice(chosen.place + 1),
    mapping: chosen.mapping,
  }
}

function mapHeadings(cells: readonly string[], remembered: BankMapping): BankMapping {
  const mapping: Partial<Record<BankField, string>> = {}
  const taken = new Set<string>()
  const take = (field: BankField, heading: string | undefined): void => {
    if (heading === undefined || heading === '' || taken.has(heading) || mapping[field] !== undefined) return
    mapping[field] = heading
    taken.add(heading)
  }
  for (const field of bankFields) {
    const { [field]: kept } = remembered
    if (kept !== undefined)
      take(
        field,
        cells.find((cell) => plain(cell) === plain(kept)),
      )
  }
  for (const field of bankFields)
    for (const known of knownHeadings[field])
      take(
        field,
        cells.find((cell) => plain(cell) === plain(known) || withoutUnit(cell) === plain(known)),
      )
  return mapping
}

/** A date and an amount are needed; the amount in a column of receipts, or in one with its direction. */
export const missingFields = (mapping: BankMapping): BankField[] => [
  ...(mapping.occurredOn === undefined ? (['occurredOn'] as const) : []),
  ...(mapping.credit === undefined && mapping.amount === undefined ? (['credit'] as const) : []),
]

/** Money that came in, as the bank says it. */
export type BankEntry = {
  readonly row: number
  readonly occurredOn: string
  readonly occurredAt: string
  readonly currency: string
  readonly amount: Amount
  readonly payerName: string
  readonly payerAccount: string
  readonly payerBank: string
  readonly remark: string
  readonly bankReference: string
}
export type ReadStatement = {
  readonly entries: readonly BankEntry[]
  /** Money that went out. */
  readonly outgoing: number
  /** Rows without a readable day or amount, by their number in the file: sums, page feet, or a wrong mapping. */
  readonly unread: readonly number[]
}

export function readStatement(
  headings: readonly string[],
  cellsOf: readonly TableRow[],
  mapping: BankMapping,
  usualCurrency: string,
): ReadStatement {
  const positions = new Map(
    bankFields.flatMap((field): [BankField, number][] => {
      const { [field]: heading } = mapping
      const place = heading === undefined ? -1 : headings.findIndex((each) => plain(each) === plain(heading))
      return place < 0 ? [] : [[field, place]]
    }),
  )
  const entries: BankEntry[] = []
  const unread: number[] = []
  let outgoing = 0
  for (const { row, cells } of cellsOf) {
    const text = (field: BankField): string => {
      const place = positions.get(field)
      return place === undefined ? '' : (cells[place] ?? '').trim()
    }
    const day = dayOf(text('occurredOn'))
    const money = receivedOf(text)
    if (day === undefined || money === undefined) unread.push(row)
    else if (money === 'out') outgoing += 1
    else
      entries.push({
        row,
        occurredOn: day,
        occurredAt: timeOf(text('occurredOn')),
        currency: currencyOf(text('currency')) ?? usualCurrency,
        amount: money,
        payerName: text('payerName').slice(0, 200),
        payerAccount: text('payerAccount').replaceAll(/\s+/g, '').slice(0, 60),
        payerBank: text('payerBank').slice(0, 200),
        remark: text('remark').slice(0, 500),
        bankReference: text('bankReference').slice(0, 60),
      })
  }
  return { entries, outgoing, unread }
}

const number = (text: string): Amount | undefined => {
  const digits = text.normalize('NFKC').replaceAll(/[,\s¥$￥+]|RMB|CNY|USD|HKD/gi, '')
  const bare = digits.replace(/^\((.*)\)$/, '-$1')
  return isAmount(bare.replace(/^-/, '')) ? roundAmount(bare) : undefined
}

const incoming = /^(贷|c|cr|credit|in|收|入|收入|转入|贷方)/i

function receivedOf(text: (field: BankField) => string): Amount | 'out' | undefined {
  const credit = text('credit')
  if (credit !== '') {
    const value = number(credit)
    return value === undefined ? undefined : isPositive(value) ? value : 'out'
  }
  const given = text('amount')
  if (given === '') return text('occurredOn') === '' ? undefined : 'out'
  const value = number(given)
  if (value === undefined) return undefined
  const direction = text('direction')
  if (direction !== '' && !incoming.test(direction.trim())) return 'out'
  return isPositive(value) ? value : 'out'
}

/** 2026-11-16, 2026/11/16 08:57, 20261116, 2026年11月16日. */
export function dayOf(text: string): string | undefined {
  const found = /(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/.exec(text.normalize('NFKC'))
  if (!found) return undefined
  const day = `${found[1]}-${found[2]?.padStart(2, '0')}-${found[3]?.padStart(2, '0')}`
  return isRealDate(day) ? day : undefined
}
const timeOf = (text: string): string => /\b(\d{1,2}:\d{2})/.exec(text)?.[1]?.padStart(5, '0') ?? ''

const currencyWords: Readonly<Record<string, string>> = {
  人民币: 'RMB',
  cny: 'RMB',
  rmb: 'RMB',
  美元: 'USD',
  港币: 'HKD',
  港元: 'HKD',
  欧元: 'EUR',
  日元: 'JPY',
}
const currencyOf = (text: string): string | undefined =>
  currencyWords[text.toLowerCase()] ?? (/^[A-Z]{3}$/.test(text) ? text : undefined)

/**
 * What makes two lines the same one: the bank's own number, or all that the line says and the how-manieth such line of the
 * file it is, because two equal transfers on one day are two.
 */
export function lineKeys(entries: readonly BankEntry[]): string[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const said = [entry.occurredOn, entry.currency, entry.amount]
    const base =
      entry.bankReference === ''
        ? ['line', ...said, entry.occurredAt, entry.payerName, entry.payerAccount, entry.remark].join('|')
        : ['reference', entry.bankReference, ...said].join('|')
    const times = (seen.get(base) ?? 0) + 1
    seen.set(base, times)
    // A reference that stands twice in a file is one transfer.
    return entry.bankReference === '' ? `${base}|${times}` : base
  })
}
