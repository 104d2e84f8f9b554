import { BankLinesQuery, ErpBankLine, ErpBankLineDraft } from '@quayside/contract/gateway/finance.ts'
import { roundAmount } from '@quayside/contract/kernel/money.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { takeEntries } from '../../modules/finance/bank-lines.ts'
import { erpRecords, upsertOf } from '../../provider/entity.ts'

/** Lines of the provider's bank statements; what is decided about one stands in `bank-line-steps.ts`. */
export const bankLines = erpRecords({
  name: 'bank-lines',
  from: raw`bank_line r`,
  columns: raw<Selectable<DB['bank_line']>>`r.*`,
  visible: raw<boolean>`true`,
  query: BankLinesQuery,
  row: ErpBankLine,
  upsert: upsertOf({
    row: ErpBankLineDraft,
    summary:
      'Brings lines of a bank statement; one that is known, from a file or from here, is left as it is.',
    keyOf: ({ bank, bankReference }) => `${bank} ${bankReference}`,
    keyField: 'bankReference',
    write: async (tx, rows, { acting }) => {
      const ids = new Map<ErpBankLineDraft, string | undefined>()
      for (const [bank, lines] of Map.groupBy(rows, (row) => row.bank)) {
        const entries = lines.map(({ bank: _bank, ...line }, row) => ({
          ...line,
          row,
          occurredAt: '',
          amount: roundAmount(line.amount),
        }))
        const taken = await takeEntries(tx, acting, bank, entries)
        for (const [place, line] of lines.entries()) ids.set(line, taken[place])
      }
      return rows.map((row) => {
        const id = ids.get(row)
        return id === undefined ? {} : { id }
      })
    },
  }),
})
