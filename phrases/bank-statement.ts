import {
  type BankEntry,
  type BankField,
  type BankMapping,
  bankFields,
  type ReadStatement,
} from '@quayside/contract/finance/bank-statement.ts'
import { type Amount, isAmount, isPositive, roundAmount } from '@quayside/contract/kernel/money.ts'
import { isRealDate } from '@quayside/contract/kernel/schema.ts'
import { plain, type TableRow } from './bank-headings.ts'
import { currencyWords, incoming } from './bank-words.ts'

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

const currencyOf = (text: string): string | undefined =>
  currencyWords[text.toLowerCase()] ?? (/^[A-Z]{3}$/.test(text) ? text : undefined)
