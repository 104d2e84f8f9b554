import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenBankDesk, ok, statement } from './bank-lines.testing.ts'

const app = await testApp()
const { operations, get, step, send, debtor, owed, lineOf } = await givenBankDesk(app)

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
