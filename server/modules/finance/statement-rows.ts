import { nameSourceOf } from '@quayside/contract/finance/movement-names.ts'
import type {
  StatementColumn,
  StatementExport,
  StatementLine,
  StatementSum,
} from '@quayside/contract/finance/statement.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Texts } from '../../platform/texts.ts'
import { basisText, findFeeNames } from './fee-names.ts'
import {
  balanceAfter,
  described,
  filteredMovements,
  inOrder,
  type Movements,
  toLine,
} from './statement-movements.ts'
import { sumDays, sumOf } from './statement-summary.ts'

/** A line of a statement as it is written into a file: the same for Excel and PDF. */
export type StatementRow = Readonly<Record<StatementColumn, string>>

/** What a statement of one currency consists of, before its lines are read. */
export type StatementFile = {
  readonly movements: Movements
  /** The movements in order. */
  readonly ids: readonly string[]
  /** Undefined where a filter leaves movements out: the rest would not add up. */
  readonly sum: StatementSum | undefined
  readonly feeNames: ReadonlyMap<string, string>
}

const isFiltered = ({ event, keyword }: Pick<StatementExport, 'event' | 'keyword'>): boolean =>
  event !== undefined || (keyword ?? '') !== ''

type Asked = Pick<StatementExport, 'event' | 'keyword'>

/** Reads what a file needs besides its lines; one more id than `most` where there are too many. */
export async function openStatement(
  read: Reader,
  movements: Movements,
  asked: Asked,
  { locale, most }: { locale: Locale; most: number },
): Promise<StatementFile> {
  const [found, days, names] = await read(
    inOrder(filteredMovements(movements, asked)).limit(most + 1),
    sumDays(movements.companyId, movements.begin, movements.end),
    findFeeNames(locale),
  )
  return {
    movements,
    ids: found.map(({ id }) => id),
    sum: isFiltered(asked)
      ? undefined
      : sumOf(
          movements.currency,
          days.filter(({ currency }) => currency === movements.currency),
        ),
    feeNames: new Map(names.map(({ value, name }) => [value, name])),
  }
}

const rowsAtOnce = 500

/** Opening, each movement and closing, read as the file is written. */
export async function* statementRows(
  read: Reader,
  { movements, ids, sum, feeNames }: StatementFile,
  text: Texts,
): AsyncGenerator<StatementRow> {
  if (sum)
    yield {
      ...noRow,
      occurredOn: movements.begin,
      event: text('server.statement.opening'),
      balance: sum.opening,
    }
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const piece = ids.slice(start, start + rowsAtOnce)
    const [answer] = await read(
      described(
        filteredMovements(movements, {}).where('p.id', '=', raw<string>`any(${piece}::bigint[])`),
      ).select(balanceAfter(movements).as('balance')),
    )
    for (const row of answer) yield rowOf(toLine(row, row.balance), feeNames, text)
  }
  if (!sum) return
  const { debit, credit, closing: balance } = sum
  yield {
    ...noRow,
    occurredOn: movements.end,
    event: text('server.statement.closing'),
    debit,
    credit,
    balance,
  }
}

const noRow: StatementRow = {
  occurredOn: '',
  event: '',
  basis: '',
  documentNo: '',
  orderNo: '',
  debit: '',
  credit: '',
  balance: '',
}

function rowOf(line: StatementLine, feeNames: StatementFile['feeNames'], text: Texts): StatementRow {
  const { list, value } = nameSourceOf(line)
  const name = list === 'feeKind' ? (feeNames.get(value) ?? value) : text(`codes.${list}.${value}`)
  return {
    occurredOn: line.occurredOn,
    event: line.event === 'reversal' ? `${text('codes.ledgerEvent.reversal')} ${name}` : name,
    basis: basisText(text, line),
    documentNo: line.documentNo,
    orderNo: line.orderNo ?? '',
    debit: line.debit,
    credit: line.credit,
    balance: line.balance,
  }
}
