import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import readSheet from 'read-excel-file/universal'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { dateText } from '../../platform/excel/cell-values.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { declarationNo, givenDeclarable } from '../customs/customs.testing.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'
import { makeLots } from '../warehouse/make-lots.ts'
import { givenWarehouse, storedGoods } from '../warehouse/warehouse.testing.ts'
import { type ReportQuery, reportCalls } from './reports.testing.ts'

const app = await testApp({ clock: testClock('2026-11-15T02:00:00Z') })
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance', 'operations', 'administrator'] })
const owner = await app.owner()
const { companyId } = member
const { ask, rowsOf, totalsOf, columnsOf, send } = reportCalls(app, member)
let orderId: string
afterAll(closePdf)

const office = async (path: string, body: object) =>
  dataOf(await app.office(`POST ${path}`, { token: desk.token, body }))

/** Two declarations of one order, one of them billed and paid. */
async function givenCustoms(): Promise<string> {
  const { id } = await givenDeclarable(app, member, { orderDate: '2026-11-05' })
  const header = { orderId: id, customsOffice: '5301', transportMode: '4' }
  const made: { id: string }[] = await office('customs/online/declaration/create', header)
  for (const [place, declaration] of made.entries()) {
    const declared = { declaredOn: `2026-11-0${6 + place}`, declarationNo: declarationNo(300 + place) }
    await office(`customs/online/declaration/${declaration.id}/declare`, declared)
  }
  await owner.query(
    'update declaration set released_on = declared_on + 3 where company_id = $1 and id = $2',
    [companyId, made[0]?.id],
  )
  const bill = { declarationId: made[0]?.id, issuedOn: '2026-11-08' }
  const first = await office('customs/online/taxBill/save', { ...bill, kind: 'vat', amount: '2492.10' })
  await office('customs/online/taxBill/save', {
    ...bill,
    kind: 'duty',
    amount: '1420.05',
    differenceReason: 'Customs rounds up',
  })
  await office(`customs/online/taxBill/${first.id}/pay`, { paidOn: '2026-11-12' })
  return id
}

/** Lots of two warehouses that came on different days; some goods went, and storage was charged. */
async function givenStock(): Promise<void> {
  const warehouses = [await givenWarehouse(app), await givenWarehouse(app, 1)]
  const lots: string[] = []
  for (const [place, days] of [5, 60, 200].entries()) {
    const warehouseId = warehouses[place % 2] ?? ''
    const storedOn = addDays(app.clock.today(), -days)
    const goods = storedGoods({
      warehouseId,
      qty: `${100 + place}.5`,
      storedOn,
      producedOn: '2026-01-05',
      expiresOn: '2027-03-05',
    })
    const by = { document: 'provider', documentId: null, documentNo: '' } as const
    lots.push(...(await asProvider(app, (tx) => makeLots(tx, provider, companyId, by, [goods]))))
  }
  await owner.query(
    `insert into stock_movement (company_id, lot_id, kind, on_hand, document, actor) values
      ($1, $2, 'out', -40.25, 'provider', 'provider'), ($1, $3, 'out', -102.5, 'provider', 'provider')`,
    [companyId, lots[0], lots[2]],
  )
  for (const [currency, unitPrice] of [
    ['RMB', '75'],
    ['HKD', '12'],
  ])
    await officeStep(app, desk, 'cost/chargeMany', {
      fees: [{ orderId, kind: 'storage', currency, quantity: '1', unitPrice, chargedOn: '2026-11-10' }],
    })
  await owner.query(
    `insert into storage_charge (company_id, lot_id, warehouse_id, first_on, last_on, unit, quantity, rate, currency, fee_id)
      select f.company_id, l.id, l.warehouse_id, '2026-10-01', '2026-10-30', 0, 30, f.unit_price / 30, f.currency, f.id
      from fee f join stock_lot l on l.id = case f.currency when 'RMB' then $2::bigint else $3::bigint end
      where f.company_id = $1 and f.kind = 'storage'`,
    [companyId, lots[0], lots[1]],
  )
}
beforeAll(async () => {
  orderId = await givenCustoms()
  await givenStock()
})

/** Totals by statements on the tables themselves; `value_USD` is a total of one currency. */
const independent: Readonly<Record<string, string>> = {
  rpt026: `select count(*) as count, sum(value) as "value_USD", sum(duty) as duty, sum(vat) as vat from declaration_line
    where company_id = $1`,
  rpt097: `select count(*) as count, sum(order_amount) as "amount_USD",
      (select sum(amount - credited) from receivable_item where company_id = $1 and currency = 'RMB' and kind = 'fee') as fees,
      (select sum(amount - credited) from receivable_item where company_id = $1 and currency = 'RMB' and kind in ('vat', 'duty')) as taxes,
      (select sum(amount - credited - settled) from receivable_item where company_id = $1 and currency = 'RMB') as outstanding
    from trade_order where company_id = $1 and state not in (-1, 0, 2) and deleted_at is null`,
  declarationSummary: `select 1 as count, count(*) as declarations, sum(d.duty) as duty, sum(d.vat) as vat,
      (select count(*) from declaration_line where company_id = $1) as lines, 3 as "slowestDays"
    from declaration d where d.company_id = $1`,
  customsPayments: 'select count(*) as count, sum(amount) as amount from tax_bill where company_id = $1',
  landedCost: `select (select sum(line_count) from trade_order where company_id = $1) as count,
      (select sum(order_amount) * 7.1 from trade_order where company_id = $1) as purchase,
      sum(coalesce(duty.amount, d.duty)) as duty, sum(coalesce(vat.amount, d.vat)) as vat
    from declaration d left join tax_bill duty on duty.declaration_id = d.id and duty.kind = 'duty'
      left join tax_bill vat on vat.declaration_id = d.id and vat.kind = 'vat'
    where d.company_id = $1`,
  clearanceCost: `with released as (
      select d.id, d.duty, (select array_agg(x.id) from declaration_line x where x.declaration_id = d.id) as lines
      from declaration d where d.company_id = $1 and d.released_on is not null)
    select count(*) as count, sum(l.total_money) * 7.1 as purchase,
      (select sum(coalesce(b.amount, r.duty)) from released r
        left join tax_bill b on b.declaration_id = r.id and b.kind = 'duty') as duty
    from order_line l where l.company_id = $1 and exists (select from released r
      join declaration_line x on x.id = any(r.lines) where l.id = any(x.order_line_ids))`,
  stockMovements: `select count(distinct lot_id) as count, sum(greatest(on_hand, 0)) as came, -sum(least(on_hand, 0)) as "left",
      count(*) as movements, sum(on_hand) as closing from stock_movement where company_id = $1`,
  stockAgeing: `select count(*) as count, sum(on_hand) as "onHand", sum(on_hand - reserved - blocked) as available from stock_lot
    where company_id = $1 and on_hand > 0`,
  stockExpiry: `select count(*) as count, sum(on_hand) as "onHand", sum(on_hand - reserved - blocked) as available from stock_lot
    where company_id = $1 and on_hand > 0 and expires_on is not null`,
  storageCost: `select count(*) as count, sum(quantity) as quantity, sum(round(quantity * rate, 2)) filter (where currency = 'RMB') as "cost_RMB",
      sum(round(quantity * rate, 2)) filter (where currency = 'HKD') as "cost_HKD" from storage_charge where company_id = $1`,
}
const numbers = Object.keys(independent)

const figures: ReadonlySet<string> = new Set(['money', 'rate', 'quantity', 'integer'])
/** A cell as a spreadsheet program has it: figures are numbers, days are days. */
const inSheet = (kind: string, value: string | null | undefined) =>
  value === null || value === undefined || value === '' ? null : figures.has(kind) ? Number(value) : value
const asText = (cell: unknown) => (cell instanceof Date ? dateText(cell).slice(0, 10) : cell)

describe('every report of the portal', () => {
  it('is compared with other SQL below, or is a list of the company’s own records', () => {
    expect(Object.keys(reports).toSorted()).toEqual([...numbers, 'rpt001', 'rpt002', 'rpt003'].toSorted())
  })

  it.each(numbers)('%s has the totals that other SQL finds', async (reportNo) => {
    const { rows } = await owner.query(independent[reportNo] ?? '', [companyId])
    const { count, totals } = await totalsOf({ reportNo })
    for (const [name, value] of Object.entries<string>(rows[0])) {
      const [key = '', currency] = name.split('_')
      const own = totals[key]?.find((each) => currency === undefined || each.currency === currency)?.value
      expect([name, Number(name === 'count' ? count : own)]).toEqual([name, Number(value)])
    }
    expect(count).toBeGreaterThan(0)
  })

  it.each(numbers)(
    '%s as a workbook, opened by another library, has its rows and totals',
    async (reportNo) => {
      const columns = await columnsOf(reportNo)
      const [sheet] = await readSheet(new Blob([await send({ reportNo }, 'en-US')]))
      const [head, ...lines] = sheet?.data ?? []
      expect(head).toEqual(columns.map(({ label }) => label))
      const rows = await rowsOf({ reportNo })
      expect(rows.length).toBeGreaterThan(0)
      expect(lines.slice(0, rows.length).map((line) => line.map(asText))).toEqual(
        rows.map(({ cells }) => columns.map(({ key, kind }) => inSheet(kind, cells[key]))),
      )
      const { totals } = await totalsOf({ reportNo })
      for (const [key, sums] of Object.entries(totals)) {
        const place = columns.findIndex((column) => column.key === key)
        const written = lines.slice(rows.length).map((line) => Number(line[place] ?? 0))
        const cents = (values: readonly number[]) =>
          values.reduce((sum, each) => sum + Math.round(each * 100), 0)
        // One line of totals for each currency; what is in RMB anyway stands in each of them.
        if (columns[place]?.kind === 'money' || sums.length > 1)
          expect([key, cents(written)]).toEqual([key, cents(sums.map(({ value }) => Number(value)))])
      }
    },
  )

  it.each(numbers)('%s as a PDF has the words and figures of the screen', async (reportNo) => {
    const all = await columnsOf(reportNo)
    const shown = [
      ...all.filter(({ kind, isSummed }) => kind === 'text' && !isSummed).slice(0, 2),
      ...all.filter(({ isSummed }) => isSummed).slice(0, 2),
    ]
    const columns = shown.map(({ key }) => key).join(',')
    const bytes = await send({ reportNo, format: 'pdf', columns }, 'en-US')
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    const words = text.replaceAll(/\s/g, '')
    const said = (value: string): void => expect(words).toContain(value.replaceAll(/\s/g, ''))
    said(dataOf(await ask('definition', { reportNo })).title)
    for (const { label } of shown) said(label)
    for (const { cells } of await rowsOf({ reportNo }))
      for (const { key, kind } of shown)
        if (cells[key] && figures.has(kind) && kind !== 'money')
          expect(words.replaceAll(',', '')).toContain(cells[key])
        else if (cells[key]) said(kind === 'money' ? formatAmount(cells[key] as Amount) : cells[key])
    const { totals } = await totalsOf({ reportNo })
    for (const { key, kind } of shown.filter(({ isSummed }) => isSummed))
      if (kind === 'money') for (const { value } of totals[key] ?? []) said(formatAmount(value as Amount))
  })
})

describe('every report on the screen', () => {
  it.each(Object.keys(reports))(
    '%s answers its rows, totals, groups and definition, sorted by any column',
    async (reportNo) => {
      const definition = dataOf(await ask('definition', { reportNo }))
      expect(definition.title).not.toContain('reports.')
      for (const { label } of [...definition.columns, ...definition.filters, ...definition.groups])
        expect(label).not.toContain('reports.')
      await totalsOf({ reportNo })
      await rowsOf({ reportNo, ...definition.usual })
      for (const { key } of definition.columns) await rowsOf({ reportNo, orderByColumn: key, isAsc: 'asc' })
      for (const { key } of definition.groups) {
        const groups = await rowsOf({ reportNo, groupBy: key })
        // The chart names its bars by it.
        if (key === 'month')
          for (const { cells } of groups) expect(cells['groupValue'] ?? '2026-11').toMatch(/^\d{4}-\d\d$/)
      }
    },
  )

  it.each(Object.entries(reportCatalogue))('%s is seen with %s alone', async (reportNo, permission) => {
    const reader = await app.given.member({ companyId, permissions: [permission] })
    const stranger = await app.given.member({ companyId, permissions: ['report-schedule-edit'] })
    for (const path of ['definition', 'list', 'summary']) {
      expect((await ask(path, { reportNo }, reader.token)).body.code).toBe(200)
      expect((await ask(path, { reportNo }, stranger.token)).body.code).toBe('403')
    }
  })

  it('leads from a month’s declarations to their lines', async () => {
    const [month, ...others] = await rowsOf({ reportNo: 'declarationSummary' })
    expect(others).toEqual([])
    expect(month?.cells).toMatchObject({ month: '2026-11', direction: 'Import', declarations: '2' })
    const behind = await totalsOf({ reportNo: 'rpt026', ...month?.links['month']?.search })
    expect(behind.count).toBe(Number(month?.cells['lines']))
  })

  it('shows another company nothing, whatever it names', async () => {
    const other = await app.given.member()
    for (const reportNo of ['rpt097', 'rpt026', 'declarationSummary', 'customsPayments']) {
      expect((await ask('list', { reportNo }, other.token)).body).toMatchObject({ total: 0, rows: [] })
      expect(dataOf(await ask('summary', { reportNo }, other.token)).count).toBe(0)
    }
    const { body } = await ask('list', { reportNo: 'rpt097', orderId, ids: orderId }, other.token)
    expect(body.rows).toEqual([])
  })

  it('refuses what it does not have, at its field', async () => {
    const refused = async (query: ReportQuery) => (await ask('list', { reportNo: 'rpt097', ...query })).body
    expect(await refused({ colour: 'red' })).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'colour' }] },
    })
    expect(await refused({ groupBy: 'colour' })).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'groupBy' }] },
    })
    expect((await ask('list', { reportNo: 'rpt999' })).body).toMatchObject({ code: 404 })
  })
})
