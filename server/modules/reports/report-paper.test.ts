import { afterAll, describe, expect, it } from 'vitest'
import { layoutFaults } from '../../platform/pdf/pdf-layout.testing.ts'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reportCalls } from './reports.testing.ts'

const app = await testApp()
const owner = await app.owner()
const companyId = await app.given.company({ name: 'Harbour Trading Ltd' })
const member = await app.given.member({ companyId })
afterAll(closePdf)

await owner.query(
  `insert into trade_order (company_id, order_no, model_type, state, currency, order_amount, order_date)
   select $1, 'IM20261115' || lpad(n::text, 6, '0'), 0, 3, 'USD', 1234567.89 + n, app.business_day() from generate_series(1, 108) n`,
  [companyId],
)

const { send } = reportCalls(app, member)
const print = async (locale: string, given: Record<string, string> = {}): Promise<Buffer> =>
  Buffer.from(await send({ reportNo: 'rpt097', format: 'pdf', ...given }, locale))

describe('a report on paper without chosen columns', () => {
  it.each(['zh-CN', 'zh-TW', 'en-US'])('of 108 orders is read on a few pages, in %s', async (locale) => {
    const pdf = await print(locale)
    const pages = pagesOf(pdf)
    expect(pages.length).toBeLessThanOrEqual(7)
    const words = pages.join(' ').split(/\s+/)
    // An identifier or a figure that is broken over lines would be two words.
    for (let n = 1; n <= 108; n += 1) expect(words).toContain(`IM20261115${String(n).padStart(6, '0')}`)
    expect(words).toContain('1,234,568.89')
    expect(await layoutFaults(pdf)).toEqual([])
  })

  it('names the customer, period and currency, and the columns that it has no room for', async () => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into supplier (company_id, name, is_overseas, search) values ($1, $2, true, '') returning id`,
      [companyId, 'Wolfsburgerelektronikbauteilegesellschaft Süd'],
    )
    await owner.query('update trade_order set supplier_id = $2 where company_id = $1', [
      companyId,
      rows[0]?.id,
    ])
    const text = pagesOf(await print('en-US', { orderDateBegin: '2026-01-01' }))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/Provider: \S.* Customer: Harbour Trading Ltd/)
    expect(text).toMatch(/Period: Order date 2026-01-01/)
    expect(text).toMatch(/Currency: USD, RMB/)
    expect(text).toMatch(/no room for these columns: .+ The Excel file has all of them/)
  })

  it('begins with its title, and prints no column that no row has a value for', async () => {
    const chosen = { columns: 'orderNo,amount,otherDebts' }
    const page = (pagesOf(await print('en-US', chosen))[0] ?? '').replaceAll(/\s+/g, ' ')
    expect(page.split('Order reconciliation')).toHaveLength(3)
    expect(page).toContain('Order Amount IM2026')
    expect(page).not.toContain('other currencies')
  })
})
