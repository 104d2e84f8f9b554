import { matchLines } from '@quayside/contract/finance/bank-matching.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { BankConfirm, BankConfirmed } from '@quayside/contract/office/bank.ts'
import { findOpenLines, toLine } from '../../modules/finance/bank-lines.ts'
import { bookLine, reopenLine, setLineAside } from '../../modules/finance/book-bank-line.ts'
import { readMatchFacts } from '../../modules/finance/match-facts.ts'
import { bookExact } from '../../provider/bank-lines.ts'
import type { OfficeCall } from '../office-call.ts'

type OfLine = { params: { id: string } }

export const confirmLine = (
  call: OfficeCall,
  { params: { id }, body }: OfLine & { body: BankConfirm },
): Promise<BankConfirmed> =>
  call.write((tx, note) => {
    note.companyId = body.companyId
    return bookLine(tx, call.acting, id, body)
  })

/**
 * Each exact line in a transaction of its own, matched once more inside it: a debt that a line before has settled, or a colleague,
 * is not there any more, and a match that is no longer exact is left for a person.
 */
export async function confirmExact(call: OfficeCall): Promise<{ booked: number; skipped: number }> {
  const [rows] = await call.read(findOpenLines())
  const lines = rows.map(toLine)
  const matches = matchLines(lines, await readMatchFacts(call.read, lines))
  let booked = 0
  let skipped = 0
  for (const { id } of lines) {
    if (matches.get(id)?.verdict !== 'exact') continue
    if ((await bookIfExact(call, id)) === 'booked') booked += 1
    else skipped += 1
  }
  return { booked, skipped }
}

async function bookIfExact(call: OfficeCall, id: string): Promise<'booked' | 'skipped'> {
  try {
    await call.write(async (tx, note) => {
      const { companyId } = await bookExact(tx, call.acting, id)
      note.companyId = companyId
    })
    return 'booked'
  } catch (error) {
    // Decided meanwhile, no longer exact, or the debt was settled by somebody else: a person looks at it.
    if (error instanceof Refusal) return 'skipped'
    throw error
  }
}

export const putAside = (call: OfficeCall, { params: { id } }: OfLine): Promise<Saved> =>
  call.write((tx) => setLineAside(tx, call.acting, id))

export const takeBack = (
  call: OfficeCall,
  { params: { id }, body }: OfLine & { body: { reason: string } },
): Promise<Saved> => call.write((tx) => reopenLine(tx, call.acting, id, body.reason))
