import { readFile } from 'node:fs/promises'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { read } from '../../modules/orders/orders.testing.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { officeStep } from '../../modules/payments/payments.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
const operations = await app.given.staff({ roles: ['operations'] })

const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
const get = async (path: string) => ok(await app.office(`GET finance/online/${path}`, { token: desk.token }))
const step = (path: string, body: object = {}) => officeStep(app, desk, path, body)

const heading = '交易时间,贷方金额,借方金额,对方户名,对方账号,附言,交易流水号'
function statement(
  rows: readonly string[],
  encode = (text: string): Uint8Array => new TextEncoder().encode(text),
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(encode([heading, ...rows].join('\n')))]), 'boc.csv')
  form.set('bank', 'Bank of China 8821')
  return form
}
const send = (verb: 'check' | 'take', body: FormData, by = desk) =>
  app.office(`POST finance/online/bankStatement/${verb}`, { token: by.token, body })

let running = 0
/** A company with a name of its own that owes RMB fees of these amounts. */
async function debtor(...amounts: string[]) {
  running += 1
  const name = `Matched Trading ${running} ${Date.now()}`
  const member = await app.given.member()
  await app.platform.staff.transaction([], (tx) =>
    tx.updateTable('company').set({ name }).where('id', '=', member.companyId).execute(),
  )
  const fees = amounts.map((unitPrice) => ({
    companyId: member.companyId,
    kind: 'storage',
    quantity: '1',
    unitPrice,
  }))
  ok(await step('cost/chargeMany', { fees }))
  return { ...member, name }
}
const owed = async (companyId: string): Promise<string[]> => {
  const { body } = await app.office('GET finance/online/debt/list', {
    token: desk.token,
    query: { companyId },
  })
  return body.rows.map(({ outstanding }: { outstanding: string }) => outstanding)
}
const lineOf = async (reference: string) => {
  const { lines } = await get('bankLine/board')
  return lines.find(({ bankReference }: { bankReference: string }) => bankReference === reference)
}

describe('a bank statement', () => {
  it('is read, taken once however often it is uploaded, and remembered with its columns', async () => {
    const rows = ['2026-11-16 08:57,80000.00,,A,1,x,R-1', '2026-11-16 09:00,,12.00,B,2,fee,R-2']
    const seen = ok(await send('check', statement(rows)))
    expect(seen).toMatchObject({ entryCount: 1, repeatedCount: 0, outgoingCount: 1, missing: [] })
    expect(ok(await send('take', statement(rows)))).toMatchObject({ lineCount: 1, repeatedCount: 0 })
    const more = [...rows, '2026-11-17,5.00,,C,3,y,R-3']
    expect(ok(await send('take', statement(more)))).toMatchObject({ lineCount: 1, repeatedCount: 1 })
    expect(await get('bankStatement/formats')).toMatchObject([
      { bank: 'Bank of China 8821', mapping: { credit: '贷方金额' } },
    ])
  })

  it('is read in GB18030 too', async () => {
    // 示例 in GB18030; the headings are found by the mapping.
    const bytes = Buffer.concat([
      Buffer.from('date,credit,payer,reference\n2026-11-16,7.00,'),
      Buffer.from([0xca, 0xbe, 0xc0, 0xfd]),
      Buffer.from(',G-1\n'),
    ])
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'gb.csv')
    expect(ok(await send('check', form)).sample).toMatchObject([{ payerName: '示例', amount: '7.00' }])
  })

  it('is read in UTF-16 too', async () => {
    const text = '\ufeffdate,credit,payer,reference\n2026-11-16,7.00,示例,U-1\n'
    const little = Buffer.from(text, 'utf16le')
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const form = new FormData()
      form.set('file', new Blob([bytes]), 'utf16.csv')
      expect(ok(await send('check', form)).sample).toMatchObject([{ payerName: '示例', amount: '7.00' }])
    }
  })

  it('is refused at the cells whose currency is not booked, and nothing of it is taken', async () => {
    const file = (...rows: string[]) => {
      const form = new FormData()
      form.set('file', new Blob([['date,credit,currency,payer,reference', ...rows].join('\n')]), 'x.csv')
      form.set('bank', 'Currencies')
      return form
    }
    const rows = [
      '2026-11-16,500.00,英镑,A,V-1',
      '2026-11-16,800.00,CHF,B,V-2',
      '2026-11-16,9.00,ｕｓｄ,C,V-3',
    ]
    expect(ok(await send('check', file(...rows)))).toMatchObject({
      entryCount: 2,
      unknownCurrencies: [{ row: 3, value: 'CHF' }],
    })
    const { body } = await send('take', file(...rows))
    expect(body.data.fields).toMatchObject([{ path: 'rows.3.currency', code: 'bankLine.currencyUnknown' }])
    expect(await lineOf('V-1')).toBeUndefined()
    ok(await send('take', file(...rows.filter((row) => !row.includes('CHF')))))
    expect([(await lineOf('V-1')).currency, (await lineOf('V-3')).currency]).toEqual(['GBP', 'USD'])
  })

  it('is taken of two banks that gave the same reference to two payers', async () => {
    const [one, two] = [await debtor('77.00'), await debtor('77.00')]
    ok(await send('take', statement([`2026-11-16,77.00,,${one.name},31,,SAME`])))
    ok(await step('bankLine/confirmExact'))
    const second = statement([`2026-11-16,77.00,,${two.name},32,,SAME`])
    second.set('bank', 'HSBC 1')
    expect(ok(await send('take', second))).toMatchObject({ lineCount: 1, repeatedCount: 0 })
    expect(ok(await send('take', second))).toMatchObject({ lineCount: 0, repeatedCount: 1 })
    ok(await step('bankLine/confirmExact'))
    expect(await owed(two.companyId)).toEqual([])
  })

  it('has the keys that the migration writes for lines from before', async () => {
    ok(
      await send(
        'take',
        statement(['2026-11-15,3.00,,孪生,1,x,', '2026-11-15,3.00,,孪生,1,x,', '2026-11-15,4.00,,T,2,,K-1']),
      ),
    )
    const file = new URL('../../../db/migrations/0060_booked_currencies.sql', import.meta.url)
    const migration = await readFile(file, 'utf8')
    const owner = await app.owner()
    const keys = async () => (await owner.query('select id, line_key from bank_line order by id')).rows
    const written = await keys()
    expect(written.length).toBeGreaterThanOrEqual(3)
    await owner.query(
      `update bank_line set line_key = id::text; ${migration.slice(migration.indexOf('with said as'))}`,
    )
    expect(await keys()).toEqual(written)
  })

  it('is refused without a day or an amount, and to other roles', async () => {
    const form = new FormData()
    form.set('file', new Blob(['a,b,c\n1,2,3\n']), 'x.csv')
    form.set('bank', 'X')
    expect((await send('take', form)).body.data.fields[0].path).toBe('mapping.occurredOn')
    expect((await send('check', statement([]), operations)).body.code).toBe('403')
  })
})

describe('its lines', () => {
  it('are booked where they are exact, and the debts fall', async () => {
    const [one, two] = [await debtor('120.00', '35.00'), await debtor('250.00')]
    ok(
      await send(
        'take',
        statement([
          `2026-11-16,120.00,,${one.name},11,,E-1`,
          `2026-11-16,250.00,,${two.name},12,,E-2`,
          '2026-11-16,9.00,,Nobody,13,,E-3',
        ]),
      ),
    )
    expect((await lineOf('E-1')).verdict).toBe('exact')
    expect((await lineOf('E-3')).verdict).toBe('none')
    const waiting = async (by: typeof desk) =>
      ok(await app.office('GET office/online/task/counts', { token: by.token })).bankLines
    expect((await waiting(desk)).count).toBeGreaterThanOrEqual(3)
    expect((await waiting(desk)).oldest).toMatch(/^\d{4}-/)
    expect(await waiting(operations)).toBeNull()
    expect(ok(await step('bankLine/confirmExact'))).toMatchObject({ booked: 2, skipped: 0 })
    expect(await owed(one.companyId)).toEqual(['35.00'])
    expect(await owed(two.companyId)).toEqual([])
    expect(ok(await step('bankLine/confirmExact'))).toMatchObject({ booked: 0 })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('of a payer who is not the customer are booked only after the question is confirmed', async () => {
    const { companyId, name } = await debtor('40.00')
    ok(await send('take', statement([`2026-11-16,40.00,,王建国,991,代${name}付货款,P-1`])))
    const line = await lineOf('P-1')
    const confirm = (body: object) => step(`bankLine/${line.id}/confirm`, { companyId, ...body })
    const asked = await confirm({})
    expect(asked.body.data.fields).toMatchObject([
      { path: 'confirmed', code: 'finance.otherPayer', params: { payer: '王建国', customer: name } },
    ])
    expect((await lineOf('P-1')).state).toBe(0)
    ok(await confirm({ confirmed: ['finance.otherPayer'] }))
    // The account is known from then on.
    ok(await send('take', statement([`2026-11-17,41.00,,王建国,991,货款,P-2`])))
    ok(await step(`bankLine/${(await lineOf('P-2')).id}/confirm`, { companyId }))
  })

  it('with one reference at two banks are both booked, also for one customer', async () => {
    const { companyId, name } = await debtor('90.00')
    const at = (bank: string, amount: string) => {
      const form = statement([`2026-11-16,${amount},,${name},17,,SAME-1`])
      form.set('bank', bank)
      return form
    }
    ok(await send('take', at('Bank A', '30.00')))
    ok(await step(`bankLine/${(await lineOf('SAME-1')).id}/confirm`, { companyId }))
    ok(await send('take', at('Bank B', '31.00')))
    ok(await step(`bankLine/${(await lineOf('SAME-1')).id}/confirm`, { companyId }))
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('in foreign exchange are the proceeds of the export that their remark names, and the company’s own otherwise', async () => {
    const member = await debtor('1.00')
    const order = await givenSubmitted(app, member, { modelType: 1 }, ['auditPass'])
    const { orderNo, orderAmount } = await read(app, member, order.id)
    const rows = [
      `2026-11-16,${orderAmount},,Overseas,21,payment ${orderNo.toLowerCase()},X-1`,
      '2026-11-16,5.00,,Overseas,21,no number,X-2',
    ]
    const form = statement(rows)
    form.set('currency', 'USD')
    ok(await send('take', form))
    for (const [reference, kind] of [
      ['X-1', 'fxReceived'],
      ['X-2', 'received'],
    ] as const) {
      const { id } = await lineOf(reference)
      const { voucherId } = ok(
        await step(`bankLine/${id}/confirm`, {
          companyId: member.companyId,
          // The second is of a payer whom nothing connects with the company.
          confirmed: ['finance.otherPayer'],
        }),
      )
      const voucher = await get(`cashVoucher/${voucherId}`)
      expect([voucher.kind, voucher.orderId]).toEqual([kind, kind === 'received' ? null : order.id])
    }
    expect((await read(app, member, order.id)).paymentState).toBe(paymentState.codes.paid)
  })

  it('are booked once, also by two at the same moment', async () => {
    const { name, companyId } = await debtor('61.00')
    ok(await send('take', statement([`2026-11-16,61.00,,${name},14,,T-1`])))
    const { id } = await lineOf('T-1')
    const { candidates } = await get(`bankLine/${id}/proposal`)
    const body = { companyId, parts: candidates[0].parts }
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(`bankLine/${id}/confirm`, body)))
    expect(answers.filter((answer) => answer.body.code === 200)).toHaveLength(1)
    expect(await owed(companyId)).toEqual([])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('end the transfer that was announced, and are taken back as a whole', async () => {
    const { name, companyId, token } = await debtor('75.00')
    const announced = { currency: 'RMB', amount: '75.00', transferOn: '2026-11-16', payerName: 'A Colleague' }
    const transfer = ok(
      await app.client('POST tax/online/capitalAppointment/save', { token, body: announced }),
    )
    ok(await send('take', statement(['2026-11-16,75.00,,A Colleague,15,,U-1'])))
    const { id } = await lineOf('U-1')
    const { verdict, candidates } = await get(`bankLine/${id}/proposal`)
    expect([verdict, candidates[0].companyName, candidates[0].transferId]).toEqual([
      'exact',
      name,
      transfer.id,
    ])
    const { parts, transferId } = candidates[0]
    ok(await step(`bankLine/${id}/confirm`, { companyId, transferId, parts }))
    expect(await owed(companyId)).toEqual([])
    expect((await step(`bankLine/${id}/reopen`)).body.code).not.toBe(200)
    ok(await step(`bankLine/${id}/reopen`, { reason: 'Wrong customer' }))
    expect(await owed(companyId)).toEqual(['75.00'])
    expect((await lineOf('U-1')).state).toBe(0)
    const { rows } = (await app.client('GET tax/online/capitalAppointment/list', { token })).body
    expect(rows[0].state).toBe(0)
    ok(await step(`bankLine/${id}/confirm`, { companyId, parts }))
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('refuse more than is outstanding, and wait no longer when they are set aside', async () => {
    const { companyId } = await debtor('10.00')
    ok(await send('take', statement(['2026-11-16,99.00,,Nobody,16,,S-1'])))
    const { id } = await lineOf('S-1')
    const { candidates } = await get(`bankLine/${id}/proposal?companyId=${companyId}`)
    const [part] = candidates[0].parts
    const confirmed = ['finance.otherPayer']
    const tooMuch = { companyId, parts: [{ ...part, amount: '11.00' }], confirmed }
    expect((await step(`bankLine/${id}/confirm`, tooMuch)).body.data.fields[0].path).toBe('parts.0.amount')
    expect((await lineOf('S-1')).state).toBe(0)
    ok(await step(`bankLine/${id}/setAside`))
    expect((await step(`bankLine/${id}/confirm`, { companyId })).body.code).not.toBe(200)
    ok(await step(`bankLine/${id}/reopen`, { reason: 'Found' }))
    expect((await lineOf('S-1')).state).toBe(0)
  })
})
