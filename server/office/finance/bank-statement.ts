import {
  type BankEntry,
  type BankField,
  type BankMapping,
  bankFields,
  type ReadStatement,
  type UnknownCurrency,
} from '@quayside/contract/finance/bank-statement.ts'
import { checkMinorUnit } from '@quayside/contract/kernel/minor-units.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { totalCell } from '@quayside/phrases/bank-words.ts'
import { readAmount, readCurrency, readDay, readDirection, readTime } from './bank-cells.ts'
import { plain, type TableRow } from './bank-headings.ts'

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
  const unknownCurrencies: UnknownCurrency[] = []
  let outgoing = 0
  for (const { row, cells } of cellsOf) {
    const text: CellText = (field) => {
      const place = positions.get(field)
      return place === undefined ? '' : (cells[place] ?? '').trim()
    }
    const day = readDay(text('occurredOn'))
    const money = receivedOf(text)
    const currency = currencyOf(text, money, usualCurrency)
    if (day === undefined || money === undefined || isTotal(text, cells)) unread.push(row)
    else if (money === 'out') outgoing += 1
    else if (currency === undefined) unknownCurrencies.push({ row, value: currencyText(text, money) })
    else
      entries.push({
        row,
        occurredOn: day,
        occurredAt: readTime(text('occurredOn')),
        currency,
        amount: money.amount,
        payerName: text('payerName').slice(0, 200),
        payerAccount: text('payerAccount').replaceAll(/\s+/g, '').slice(0, 60),
        payerBank: text('payerBank').slice(0, 200),
        remark: text('remark').slice(0, 500),
        bankReference: referenceOf(text('bankReference')),
      })
  }
  const fractions = entries.filter(
    ({ amount, currency }) => checkMinorUnit('amount', amount, currency).length > 0,
  )
  return { entries, outgoing, unread, unknownCurrencies, fractions }
}

/** Banks write a dash where there is no amount. */
const isEmpty = (text: string): boolean => /^[-—\s]*$/.test(text)

type CellText = (field: BankField) => string
/** Money that came in, with the currency that stands beside the amount, if any. */
type Received = { readonly amount: Amount; readonly currency: string }

function receivedOf(text: CellText): Received | 'out' | undefined {
  const received = (value: ReturnType<typeof readAmount>): Received | 'out' | undefined =>
    value && (isPositive(value.amount) ? value : 'out')
  const credit = text('credit')
  if (!isEmpty(credit)) return received(readAmount(credit))
  const given = text('amount')
  if (isEmpty(given)) return text('occurredOn') === '' ? undefined : 'out'
  const direction = readDirection(text('direction'))
  if (direction === undefined || direction === 'out') return direction
  return received(readAmount(given))
}

/** The currency of a receipt; undefined where the file names one that is not booked, or two. */
function currencyOf(text: CellText, money: Received | 'out' | undefined, usual: string): string | undefined {
  const beside = money === undefined || money === 'out' ? '' : money.currency
  const named = [text('currency'), beside].filter((each) => each !== '').map(readCurrency)
  return named.every((each) => each === named[0]) ? (named.length === 0 ? usual : named[0]) : undefined
}
const currencyText = (text: CellText, { currency }: Received): string =>
  [text('currency'), currency].filter((each) => each !== '').join(' / ')

/** A sum has neither an account nor a number of its own, even where its row has a name. */
const isTotal = (text: CellText, cells: readonly string[]): boolean =>
  text('payerAccount') === '' &&
  referenceOf(text('bankReference')) === '' &&
  cells.some((cell) => totalCell.test(plain(cell)))

/** Banks fill a number that they do not have with zeros or dashes, or count a total in its place. */
const referenceOf = (text: string): string =>
  /^[0\s-]*$/.test(text) || totalCell.test(plain(text)) ? '' : text.slice(0, 60)
