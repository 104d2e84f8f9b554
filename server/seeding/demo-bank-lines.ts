import { transferState } from '@quayside/contract/finance/voucher.codes.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, roundAmount, sum } from '@quayside/contract/kernel/money.ts'
import { demoBankLines as said } from '@quayside/db/seeds/demo/money.ts'
import { takeEntries } from '../modules/finance/bank-lines.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Books } from './demo-books.ts'

type Money = {
  readonly amount: string
  readonly payer: string
  readonly remark: string
  readonly daysAgo: number
}

/** Lines that wait for a match: some are exact, some need a person, some are nobody's. */
export const seedBankLines = (books: Books, today: string): Promise<unknown> =>
  books.on(today, async (tx) => {
    const lines = [...(await ownLines(tx, books)), ...said.others.map((line) => ({ ...line, daysAgo: 2 }))]
    const entries = lines.map(({ amount, payer, remark, daysAgo }, place) => {
      const occurredOn = addDays(today, -daysAgo)
      return {
        row: place,
        occurredOn,
        occurredAt: `${String(9 + place).padStart(2, '0')}:1${place}`,
        currency: 'RMB',
        amount: roundAmount(amount),
        payerName: payer,
        payerAccount: `400002310920018${7660 + place}`,
        payerBank: '',
        remark,
        bankReference: `${occurredOn.replaceAll('-', '')}0${4417 + place}`,
      }
    })
    await takeEntries(tx, books.desk, said.bank, entries)
  })

/** What the company could have sent: the amount of a fee, of an order, of an announced transfer, and of nothing known. */
async function ownLines(tx: Tx, { companyId, companyName }: Books): Promise<Money[]> {
  const items = await tx
    .selectFrom('receivable_item as i')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.document_no', 'i.outstanding', 'o.order_no'])
    .where('i.company_id', '=', companyId)
    .where('i.currency', '=', 'RMB')
    .where('i.outstanding', '>', '0')
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute()
  const transfer = await tx
    .selectFrom('announced_transfer')
    .select(['number', 'amount', 'currency'])
    .where('company_id', '=', companyId)
    .where('state', '=', transferState.codes.announced)
    .where('currency', '=', 'RMB')
    .orderBy('id')
    .executeTakeFirst()
  const [fee] = items
  const orderNo = items.findLast(({ order_no: number }) => number !== null)?.order_no
  const ofOrder = items.filter(({ order_no: number }) => number === orderNo)
  const own = { payer: companyName, daysAgo: 0 }
  return [
    ...(fee
      ? [{ ...own, amount: fee.outstanding, remark: said.fee.replace('{number}', fee.document_no) }]
      : []),
    ...(orderNo
      ? [
          {
            ...own,
            amount: sum(ofOrder.map(({ outstanding }) => outstanding as Amount)),
            remark: said.order.replace('{number}', orderNo),
          },
        ]
      : []),
    ...(transfer
      ? [{ ...own, amount: transfer.amount, remark: said.transfer.replace('{number}', transfer.number) }]
      : []),
    { ...own, ...said.unclear, daysAgo: 1 },
  ]
}
