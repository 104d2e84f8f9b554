import { decimalsOf } from '@quayside/contract/kernel/minor-units.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../faults/reconcile.ts'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import {
  customsCalls,
  editOf,
  givenCustomsRate,
  givenDeclarable,
  header,
} from '../modules/customs/customs.testing.ts'
import { lineForm, read } from '../modules/orders/orders.testing.ts'
import {
  applicationForm,
  givenApplication,
  givenPayable,
  givenRate,
} from '../modules/payments/payments.testing.ts'
import { givenBankDesk, ok } from '../office/finance/bank-lines.testing.ts'
import { pathsOf } from '../platform/testing/answers.ts'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { bodyWith, declaredMoney, moneyName, withAnyId } from './minor-units.testing.ts'

const app = await testApp()
const member = await app.given.member()
const { companyId } = member
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)
await givenRate(app, 'JPY', '0.047')
await givenCustomsRate(app, 'JPY', '0.047')

const send = {
  portal: (call: string, body: object) => app.client(call, { token: member.token, body }),
  office: (call: string, body: object) => app.office(call, { token: desk.token, body }),
  erp: (call: string, body: object) => erp(call, { body }),
}
const step = (path: string, body: object = {}) => send.office(`POST finance/online/${path}`, body)

/** The fields of a refusal, of any of the doors. */
const refusedAt = (answer: TestAnswer): string[] => [
  ...pathsOf(answer),
  ...(answer.body.errors ?? []).map(({ field }: { field: string }) => field),
]
const sentence = 'amounts in JPY have no decimals'

describe('a fraction of a yen', () => {
  it('the database rounds to the same decimals as the contract', async () => {
    const owner = await app.owner()
    const { rows } = await owner.query(
      'select c as currency, app.currency_decimals(c) as decimals from unnest($1::text[]) as c',
      [currency.values],
    )
    expect(rows).toEqual(currency.values.map((each) => ({ currency: each, decimals: decimalsOf(each) })))
  })

  const typed = declaredMoney.flatMap((one) => {
    const { currency: fields } = one.field
    return typeof fields === 'string'
      ? []
      : fields.map((field) => ({ ...one, named: field, name: `${moneyName(one)} in ${field}` }))
  })
  it.each(typed)('is refused at its field: $name', async ({ door, call, path, named }) => {
    const answer = await send[door](withAnyId(call), bodyWith(path, named))
    expect([200, 400, 422]).toContain(answer.status)
    expect(refusedAt(answer), answer.text.slice(0, 800)).toContain(
      path.map((part) => (part === '*' ? '0' : part)).join('.'),
    )
    expect(answer.text).toContain(sentence)
  })
})

const payable = () =>
  givenPayable(app, member, { currency: 'JPY', lines: [lineForm({ qty: '1000', price: '10' })] })

async function charged(): Promise<{ id: string; itemId: string }> {
  const fees = [{ companyId, kind: 'other', currency: 'JPY', unitPrice: '1000' }]
  const [fee] = ok(await step('cost/chargeMany', { fees }))
  const { body } = await app.office('GET finance/online/debt/list', {
    token: desk.token,
    query: { companyId },
  })
  const item = body.rows.find(({ documentNo }: { documentNo: string }) => documentNo === fee.number)
  return { id: fee.id, itemId: item.id }
}
async function raised(): Promise<string> {
  const { id } = await charged()
  const body = { reason: 'Charged twice' }
  return ok(await send.portal(`POST finance/online/cost/${id}/dispute`, body)).id
}
async function arranged(): Promise<string> {
  const { id } = await givenApplication(app, member, {}, await payable())
  ok(await step(`paymentApplication/${id}/arrange`))
  return id
}
const half = async () => ({ parts: [{ itemId: (await charged()).itemId, amount: '100.5' }] })
/** The same amount of a day is asked about, and is other money here. */
const again = ['finance.voucherRepeated']
const receipt = async (): Promise<string> =>
  ok(
    await step('cashVoucher/save', {
      kind: 'received',
      companyId,
      currency: 'JPY',
      amount: '1000',
      confirmed: again,
    }),
  ).id

let lines = 0
async function bankLine(): Promise<string> {
  const { lineOf } = await givenBankDesk(app)
  lines += 1
  const bankReference = `YEN-${lines}`
  const line = {
    bank: 'Mizuho',
    bankReference,
    occurredOn: app.clock.today(),
    currency: 'JPY',
    amount: '1000',
  }
  await erp('POST bank-lines', { body: line })
  return (await lineOf(bankReference)).id
}
const confirmed = async () => ({ companyId, confirmed: ['finance.otherPayer', ...again], ...(await half()) })

async function declared() {
  const calls = customsCalls(app, member, desk)
  const order = await givenDeclarable(app, member, { currency: 'JPY' })
  ok(await calls.post('declaration/create', { orderId: order.id, ...header }))
  const [{ id }] = await calls.listed(order.id)
  const { lines: declaredLines } = await calls.get(`declaration/${id}`)
  return { id, body: { ...header, lines: [editOf(declaredLines[0], { value: '100.5' })] } }
}

/** Fields whose currency is that of the record: each call with a record in JPY. */
const ofRecords: Readonly<Record<string, () => Promise<TestAnswer>>> = {
  'portal POST finance/online/paymentApplication/save orders.*.amount': async () => {
    const order = await payable()
    const orders = [{ orderId: order.orderId, amount: '100.5' }]
    return send.portal('POST finance/online/paymentApplication/save', applicationForm(order, { orders }))
  },
  'portal POST finance/online/paymentApplication/preview orders.*.amount': async () => {
    const order = await payable()
    const orders = [{ orderId: order.orderId, amount: '100.5' }]
    return send.portal('POST finance/online/paymentApplication/preview', applicationForm(order, { orders }))
  },
  'office POST finance/online/paymentApplication/{id}/pay bankCharge': async () =>
    step(`paymentApplication/${await arranged()}/pay`, { bankCharge: '100.5' }),
  'erp POST payment-applications/{id}/pay bankCharge': async () =>
    send.erp(`POST payment-applications/${await arranged()}/pay`, { bankCharge: '100.5' }),
  'office POST finance/online/dispute/{id}/uphold amount': async () =>
    step(`dispute/${await raised()}/uphold`, { amount: '100.5' }),
  'erp POST fee-disputes/{id}/uphold amount': async () =>
    send.erp(`POST fee-disputes/${await raised()}/uphold`, { amount: '100.5' }),
  'office POST finance/online/cashVoucher/{id}/writeOff parts.*.amount': async () =>
    step(`cashVoucher/${await receipt()}/writeOff`, await half()),
  'erp POST cash-vouchers/{id}/writeOff parts.*.amount': async () =>
    send.erp(`POST cash-vouchers/${await receipt()}/writeOff`, await half()),
  'office POST finance/online/bankLine/{id}/confirm parts.*.amount': async () =>
    step(`bankLine/${await bankLine()}/confirm`, await confirmed()),
  'erp POST bank-lines/{id}/confirm parts.*.amount': async () =>
    send.erp(`POST bank-lines/${await bankLine()}/confirm`, await confirmed()),
  'office POST customs/online/declaration/{id}/edit lines.*.value': async () => {
    const { id, body } = await declared()
    return send.office(`POST customs/online/declaration/${id}/edit`, body)
  },
  'erp POST declarations/{id}/edit lines.*.value': async () => {
    const { id, body } = await declared()
    return send.erp(`POST declarations/${id}/edit`, body)
  },
}
/** It answers what would be settled, and settles nothing. */
const onlyProposed = 'office POST finance/online/cashVoucher/{id}/writeOffProposal parts.*.amount'

describe('a fraction of a yen of a record', () => {
  it('has a case here for every field', () => {
    const fields = declaredMoney.filter(({ field }) => field.currency === 'record').map(moneyName)
    expect(fields.toSorted()).toEqual([...Object.keys(ofRecords), onlyProposed].toSorted())
  })

  it.each(Object.keys(ofRecords))('is refused at its field: %s', async (name) => {
    const answer = await ofRecords[name]?.()
    const path = name.split(' ').at(-1)?.replace('*', '0')
    expect(answer && refusedAt(answer), answer?.text.slice(0, 800)).toEqual([path])
    expect(answer?.text).toContain(sentence)
  })

  it('is refused at the cell of a bank’s file', async () => {
    const { send: sendFile } = await givenBankDesk(app)
    const file = () => {
      const form = new FormData()
      const rows = [
        'date,credit,currency,payer,reference',
        '2026-11-16,500,JPY,A,Y-1',
        '2026-11-16,100.5,JPY,B,Y-2',
      ]
      form.set('file', new Blob([rows.join('\n')]), 'x.csv')
      form.set('bank', 'Mizuho')
      return form
    }
    expect(ok(await sendFile('check', file())).fractions).toEqual([
      { row: 3, currency: 'JPY', amount: '100.50' },
    ])
    const { body } = await sendFile('take', file())
    expect(body.data.fields).toMatchObject([{ path: 'rows.3.amount', code: 'bankLine.fraction' }])
  })
})

describe('a computed amount in yen', () => {
  it('is whole: a fee by its quantity, an order by its lines, and their sums add up', async () => {
    const fees = [{ companyId, kind: 'other', currency: 'JPY', quantity: '3', unitPrice: '33.5' }]
    const [{ id }] = ok(await step('cost/chargeMany', { fees }))
    expect(ok(await app.office(`GET finance/online/cost/${id}`, { token: desk.token })).amount).toBe('101.00')
    const order = await givenPayable(app, member, {
      currency: 'JPY',
      lines: [lineForm({ qty: '1001', price: '0.35' }), lineForm({ key: 'b', qty: '3', price: '0.5' })],
    })
    expect(await read(app, member, order.orderId)).toMatchObject({
      orderAmount: '352.00',
      lines: [{ totalMoney: '350.00' }, { totalMoney: '2.00' }],
    })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
