import type { BankLine, MatchFacts } from '@quayside/contract/finance/match-facts.ts'
import { numbersIn, plainName } from '@quayside/contract/finance/match-words.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { legalForms } from '@quayside/phrases/bank-words.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import {
  findApplications,
  findCompanies,
  findHinted,
  findItems,
  findPayers,
  findTransfers,
} from './match-queries.ts'

/**
 * What lines are matched with. Only companies that a name, an account, an announcement, a number or an amount points to
 * are looked at, so that the cost depends on the lines and not on how many customers there are.
 */
export async function readMatchFacts(
  read: Reader,
  lines: readonly BankLine[],
  also: readonly string[] = [],
): Promise<MatchFacts> {
  const numbers = lines.flatMap(({ remark }) => numbersIn(remark))
  const [companies, payers, transfers, applications, hinted] = await read(
    findCompanies(),
    findPayers(lines.map(({ payerAccount }) => payerAccount)),
    findTransfers(),
    findApplications(),
    findHinted(
      lines.map(({ amount }) => amount),
      numbers,
    ),
  )
  const names = new Set(lines.map(({ payerName }) => plainName(payerName, legalForms)))
  const remarks = lines.map(({ remark }) => plainName(remark, legalForms)).join(' ')
  const pointed = new Set([
    ...also,
    ...payers.map((row) => row.company_id),
    ...transfers.map((row) => row.company_id),
    ...applications.map((row) => row.company_id),
    ...hinted.map((row) => row.company_id),
  ])
  const chosen = companies.filter(({ id, name }) => {
    const plain = plainName(name, legalForms)
    return pointed.has(id) || names.has(plain) || (plain !== '' && remarks.includes(plain))
  })
  const [items] = await read(
    findItems(
      chosen.map(({ id }) => id),
      [...new Set(lines.map(({ currency }) => currency))],
    ),
  )
  return {
    legalForms,
    companies: chosen.map(({ id, name }) => ({
      id,
      name,
      payers: payers.filter((row) => row.company_id === id),
    })),
    transfers: transfers.map((row) => ({
      id: row.id,
      number: row.number,
      companyId: row.company_id,
      currency: row.currency,
      amount: row.amount as Amount,
      payerName: row.payer_name,
      itemIds: row.item_ids,
      applicationId: row.application_id,
    })),
    items: items.map((row) => ({
      id: row.id,
      companyId: row.company_id,
      currency: row.currency,
      outstanding: row.outstanding as Amount,
      incurredOn: row.incurred_on,
      orderNo: row.order_no,
      documentNo: row.document_no,
    })),
    applications: applications.map((row) => ({
      id: row.id,
      number: row.number,
      companyId: row.company_id,
      needed: row.needed as Amount,
    })),
  }
}
