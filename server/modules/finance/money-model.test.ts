import { FeeDraft } from '@quayside/contract/office/fee.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { seed, tell } from '../../faults/seed.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { refusalOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted } from '../orders/provider-steps.testing.ts'
import {
  applicationForm,
  apply,
  givenPayable,
  givenRate,
  type Payable,
} from '../payments/payments.testing.ts'
import { stepApplication } from '../payments/step-application.ts'
import { chargeFees } from './charge-fee.ts'
import { earmark } from './earmarks.ts'
import {
  type BooksModel,
  commandNames,
  type MoneyCommand,
  newBooks,
  pickOf,
  play,
  totalsOf,
  usdRate,
} from './money-model.testing.ts'
import { saveVoucher } from './save-voucher.ts'
import { stepFee } from './step-fee.ts'
import { stepVoucher } from './step-voucher.ts'
import { undoWriteOff, writeOffVoucher } from './use-voucher.ts'

/** The fault run has 300 runs of 40 commands; here a few show that the two still agree. */
const runs = Number(process.env['MODEL_RUNS'] ?? 8)
const length = process.env['MODEL_RUNS'] ? { minLength: 40, maxLength: 40 } : { minLength: 15, maxLength: 30 }

const app = await testApp()
const desk = { actor: 'provider', id: null, name: 'Finance desk' } as const
const money = (cents: number): string => (cents / 100).toFixed(2)

/** A company with an import that can be paid for and an export whose proceeds come in. */
async function begin() {
  const member = await app.given.member()
  await givenRate(app, 'USD', String(usdRate))
  const payable = await givenPayable(app, member, { lines: [lineForm({ qty: '1000', price: '5000' })] })
  const exported = await givenSubmitted(app, member, { modelType: 1 }, ['auditPass'])
  return { member, payable, exportId: exported.id, books: newBooks(), ids: new Map<string, string>() }
}
/** Two bookings may be alike by chance. */
const alike = ['finance.voucherRepeated'] as const
type Begun = Awaited<ReturnType<typeof begin>>

const customerOf = ({ memberId, companyId }: GivenMember): Acting => ({
  actor: 'customer',
  id: memberId,
  name: 'Wang Wei',
  companyId,
})

/** Runs the command on the product. The model names records by keys; `ids` has the product's own numbers of them. */
async function run(begun: Begun, command: MoneyCommand, key: string): Promise<string | undefined> {
  const { member, payable, exportId, books, ids } = begun
  const { companyId } = member
  const amount = money(command.amount)
  const idOf = (known: string | undefined): string => ids.get(known ?? '') ?? '0'
  const voucher = (draft: Record<string, unknown>) => async (tx: Tx) => {
    const saved = await saveVoucher(
      tx,
      desk,
      VoucherDraft.parse({ companyId, amount, confirmed: alike, ...draft }),
    )
    ids.set(key, saved.id)
  }
  const rmb = books.deposits.filter(({ currency }) => currency === 'RMB')
  const picked = pickOf(books.applications, command.pick)
  const step =
    (name: string, by: Acting = desk) =>
    (tx: Tx) =>
      stepApplication(tx, by, { id: idOf(picked?.key), name, given: { reason: 'because' } })
  const work: Record<MoneyCommand['name'], (tx: Tx) => Promise<unknown>> = {
    fee: async (tx) => {
      const draft = { orderId: payable.orderId, kind: 'storage', unitPrice: amount }
      const [fee] = await chargeFees(tx, desk, [FeeDraft.parse(draft)])
      ids.set(key, fee?.id ?? '')
    },
    tax: voucher({ kind: 'taxPaid', taxKind: 'vat', orderId: payable.orderId }),
    receive: voucher({ kind: 'received' }),
    fxReceive: voucher({ kind: 'fxReceived', currency: 'USD', orderId: exportId }),
    fxSettle: voucher({ kind: 'fxSettled', currency: 'USD', rate: String(usdRate) }),
    payOut: voucher({ kind: 'paidOut' }),
    owe: voucher({ kind: 'exchangeDifference', orderId: payable.orderId }),
    favour: async (tx) => {
      const item = await itemOf(tx, begun, pickOf(books.items, command.pick)?.key)
      await voucher({ kind: 'exchangeDifference', orderId: payable.orderId, itemId: item })(tx)
    },
    writeOff: (tx) => writeOffVoucher(tx, desk, idOf(pickOf(rmb, command.pick)?.key), {}),
    undo: async (tx) => undoWriteOff(tx, desk, await useOf(tx, begun, command.pick), 'because'),
    apply: () => applyFor(begun, payable, key, amount),
    arrange: step('arrange'),
    pay: step('pay'),
    reject: step('reject'),
    cancel: step('cancel', customerOf(member)),
    earmark: (tx) =>
      earmark(tx, desk, idOf(pickOf(rmb, command.pick)?.key), { applicationId: idOf(picked?.key) }),
    reverse: (tx) => {
      const known = pickOf(books.vouchers, command.pick)
      const asked = { id: idOf(known?.key), name: 'reverse', given: { reason: 'because' } }
      return known?.kind === 'fee' ? stepFee(tx, desk, asked) : stepVoucher(tx, desk, asked)
    },
  }
  return refusalOf(asProvider(app, work[command.name]))
}

async function applyFor(
  { member, ids }: Begun,
  payable: Payable,
  key: string,
  amount: string,
): Promise<void> {
  const form = applicationForm(payable, { orders: [{ orderId: payable.orderId, amount }] })
  const answer = await apply(app, member, form)
  expect(answer.body?.code, answer.text).toBe(200)
  ids.set(key, answer.body.data.id)
}

/** The debt of a fee, a voucher or a paid application. */
async function itemOf(tx: Tx, { member, ids }: Begun, key: string | undefined): Promise<string> {
  const item = await tx
    .selectFrom('receivable_item')
    .select('id')
    .where('company_id', '=', member.companyId)
    .where('document_id', '=', ids.get(key ?? '') ?? '0')
    .where('document_kind', '=', kindOf(key))
    .executeTakeFirst()
  return item?.id ?? '0'
}
const kindOf = (key = ''): string =>
  ({ fee: 'fee', apply: 'paymentApplication' })[key.split(' ')[0] ?? ''] ?? 'cashVoucher'

/** Write-offs are numbered as they are made, in the model as in the books. */
async function useOf(tx: Tx, { member, books }: Begun, pick: number): Promise<string> {
  const uses = await tx
    .selectFrom('deposit_use')
    .select('id')
    .where('company_id', '=', member.companyId)
    .where('item_id', 'is not', null)
    .orderBy('id')
    .execute()
  expect(uses).toHaveLength(books.uses.filter(({ item }) => item !== undefined).length)
  return pickOf(uses, pick)?.id ?? '0'
}

/** Debts, deposits, statement and the order's money tab, as the customer's screens read them. */
async function screens({ member, payable }: Begun) {
  const { token } = member
  const get = async (path: string, query: Record<string, string> = {}) =>
    (await app.client(`GET finance/online/${path}`, { token, query })).body.data
  const debts = await get('debt/summary')
  const statement = await get('transaction/summary', { dateBegin: '2000-01-01', dateEnd: '2099-12-31' })
  const order = await get(`orderMoney/${payable.orderId}`)
  const closing = (currency: string): string =>
    statement.currencies.find((each: { currency: string }) => each.currency === currency)?.closing ?? '0.00'
  const ofOrder = order.sums.find((each: { currency: string }) => each.currency === 'RMB')
  return {
    owed: debts.currencies[0]?.total ?? '0.00',
    ofOrder: ofOrder?.outstanding ?? '0.00',
    kept: debts.deposits.find((each: { currency: string }) => each.currency === 'RMB')?.earmarked ?? '0.00',
    closing: { RMB: closing('RMB'), USD: closing('USD') },
  }
}

function expectedScreens(books: BooksModel) {
  const { owed, kept, closing } = totalsOf(books)
  return {
    owed: money(owed),
    ofOrder: money(owed),
    kept: money(kept),
    closing: { RMB: money(closing.RMB), USD: money(closing.USD) },
  }
}

const commands = fc.array(
  fc.record({
    name: fc.constantFrom(...commandNames),
    pick: fc.nat(30),
    amount: fc.integer({ min: 1, max: 500_000 }),
  }),
  length,
)

it(`books whatever comes as the model does, ${runs} times`, { timeout: 3_600_000 }, async () => {
  let done = 0
  let refused = 0
  const property = fc.asyncProperty(commands, async (sequence) => {
    const begun = await begin()
    for (const [place, command] of sequence.entries()) {
      const key = `${command.name} ${place}`
      const refusal = await run(begun, command, key)
      const isDone = play(begun.books, command, key)
      expect(refusal === undefined, `${key} of ${command.amount}: ${refusal ?? 'done'}`).toBe(isDone)
      if (isDone) done += 1
      else refused += 1
    }
    expect(await screens(begun)).toEqual(expectedScreens(begun.books))
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
  tell(`books against a model: ${runs} runs, ${done} commands done, ${refused} refused, 0 divergences`)
})
