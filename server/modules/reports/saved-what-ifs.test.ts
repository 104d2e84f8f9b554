import { whatIfsAtMost } from '@quayside/contract/reports/saved-what-if.ts'
import { noChange, variantsAtMost } from '@quayside/contract/reports/what-if.ts'
import { readXlsx } from 'hucre/xlsx'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { expectRefusal } from '../../platform/testing/expect-refusal.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenDeclarable } from '../customs/customs.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'

const app = await testApp()
const member = await app.given.member()
const { companyId } = member
const colleague = await app.given.member({ companyId })
const clerk = await app.given.member({ companyId, permissions: ['order-export-list'] })
const base = 'report/online/whatIf'
const doubled = { ...noChange, quantity: '200' }

type By = { readonly token: string }
const save = (body: object, { token }: By = member) =>
  app.client(`POST ${base}/save`, { token, body: { variants: [doubled], ...body } })
const given = async (body: object, by?: By): Promise<{ id: string; version: number }> =>
  dataOf(await save(body, by))
const opened = async (id: string, { token }: By = member) =>
  dataOf(await app.client(`GET ${base}/${id}`, { token }))
const namesFor = async (orderId: string, { token }: By = member): Promise<string[]> =>
  dataOf(await app.client(`GET ${base}/list`, { token, query: { orderId } })).map(
    (row: { name: string }) => row.name,
  )
const remove = (id: string, { token }: By = member) =>
  app.client(`DELETE ${base}/batchRemove`, { token, body: { ids: [id] } })
const fileOf = async (id: string, path: string, locale = 'zh-CN') => {
  const response = await fetch(`${app.address}/api/${base}/${id}/${path}`, {
    headers: { authorization: `bearer ${member.token}`, 'accept-language': locale },
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Connectors for USD 1,500 and 1,000 and routers for USD 1,000, CIF, at the customs' rate of 7.1. */
const { id: orderId } = await givenDeclarable(app, member)

describe('a comparison under other conditions that is saved', () => {
  it('has the figures of the order and of each variant, computed by the server', async () => {
    const { id } = await given({ orderId, name: 'Twice as many' })
    const saved = await opened(id)
    expect(saved).toMatchObject({
      name: 'Twice as many',
      isMine: true,
      isShared: 0,
      differences: [],
      variants: [doubled],
    })
    const { order, variants, head } = saved.figures
    // 3,500 × 7.1; duty of 8 %; agency fee of 0.8 %.
    expect(order).toMatchObject({
      orderAmount: '3500.00',
      costs: { purchase: '24850.00', duty: '1988.00', fees: '198.80', vat: '3488.94' },
      total: '27036.80',
      rate: { value: '7.1', source: 'customs', day: '2026-01-02' },
      isWhole: true,
    })
    expect(variants[0]).toMatchObject({ orderAmount: '7000.00', costs: { purchase: '49700.00' } })
    expect(head).toMatchObject({ currency: 'USD', incoterms: 'CIF', origins: ['MY'], lineCount: 3 })
    expect(saved.totalsNow).toEqual([order.total, variants[0].total])
  })

  it('is its owner’s alone until it is shared with colleagues who may see the order', async () => {
    const own = await given({ orderId, name: 'For me' })
    const shared = await given({ orderId, name: 'For all', isShared: 1 })
    expect(await namesFor(orderId, colleague)).toContain('For all')
    expect(await namesFor(orderId, colleague)).not.toContain('For me')
    expect(await opened(shared.id, colleague)).toMatchObject({ isMine: false, ownerName: expect.any(String) })
    for (const path of [own.id, `${own.id}/sheet`, `${own.id}/print`])
      expect((await app.client(`GET ${base}/${path}`, { token: colleague.token })).body.code).toBe(404)
    for (const path of [`list?orderId=${orderId}`, shared.id, `${shared.id}/sheet`, `${shared.id}/print`])
      expect((await app.client(`GET ${base}/${path}`, { token: clerk.token })).body.code).toBe('403')
    expect((await save({ orderId, name: 'Blind' }, clerk)).body.code).toBe('403')
  })

  it('is changed and removed by its owner alone', async () => {
    const shared = await given({ orderId, name: 'Mine to change', isShared: 1 })
    const own = await given({ orderId, name: 'Mine to see' })
    const notYours =
      'This belongs to a colleague, who alone can change or delete it. Save it as your own instead.'
    await expectRefusal(save({ ...shared, orderId, name: 'Taken over' }, colleague), 409, notYours)
    await expectRefusal(
      app.client(`POST ${base}/${shared.id}/compute`, {
        token: colleague.token,
        body: { version: shared.version },
      }),
      409,
      notYours,
    )
    await expectRefusal(remove(shared.id, colleague), 409, notYours)
    expect((await save({ ...own, orderId, name: 'Taken over' }, colleague)).body.code).toBe(404)
    expect((await remove(own.id, colleague)).body.code).toBe(404)
    const changed = dataOf(
      await save({ ...shared, orderId, name: 'Renamed', variants: [doubled, { ...noChange, rate: '8' }] }),
    )
    expect((await opened(shared.id)).figures.variants).toHaveLength(2)
    expect((await save({ ...shared, orderId, name: 'Stale' })).body.code).toBe(409)
    expect((await opened(shared.id)).version).toBe(changed.version)
    expect((await remove(shared.id)).body.data).toEqual({ count: 1 })
    expect((await app.client(`GET ${base}/${shared.id}`, { token: member.token })).body.code).toBe(404)
  })

  it('of a member who left belongs to all who may see the order, where it was shared', async () => {
    const left = await app.given.member({ companyId })
    const shared = await given({ orderId, name: 'Of one who left', isShared: 1 }, left)
    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('member')
        .set({ deleted_at: app.clock.now().toISOString() })
        .where('id', '=', left.memberId)
        .execute(),
    )
    expect(await opened(shared.id, colleague)).toMatchObject({ isMine: true })
    expect((await remove(shared.id, colleague)).body.data).toEqual({ count: 1 })
  })

  it('says what has changed since, and is computed again', async () => {
    const { id: changing } = await givenDeclarable(app, member)
    const saved = await given({
      orderId: changing,
      name: 'Before',
      variants: [doubled, { ...noChange, rate: '7' }],
    })
    const before = await opened(saved.id)
    await app.platform.staff.transaction([], async (tx) => {
      await tx
        .insertInto('rate')
        .values({ source: 'customs', currency: 'USD', day: app.clock.today(), middle: '7.2' })
        .execute()
    })
    const since = await opened(saved.id)
    // The figures stay as they were; the variant with a rate of its own does not change with the customs' rate.
    expect(since.figures).toEqual(before.figures)
    expect(since.differences).toEqual([{ what: 'rate', before: '7.1', after: '7.2' }])
    expect(since.totalsNow[0]).toBe('27417.60')
    expect(since.totalsNow[2]).toBe(before.figures.variants[1].total)
    const compute = (version: number) =>
      app.client(`POST ${base}/${saved.id}/compute`, { token: member.token, body: { version } })
    dataOf(await compute(saved.version))
    expect((await compute(saved.version)).body.code).toBe(409)
    const now = await opened(saved.id)
    expect(now.differences).toEqual([])
    expect(now.figures.order.total).toBe('27417.60')

    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('product')
        .set({ tariff_rate: '10' })
        .where('company_id', '=', companyId)
        .where('hs_code', '=', '8536690000')
        .execute(),
    )
    expect((await opened(saved.id)).differences.map(({ what }: { what: string }) => what)).toEqual(['tariff'])
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('order_line').set({ qty: '1' }).where('order_id', '=', changing).execute(),
    )
    expect((await opened(saved.id)).differences.map(({ what }: { what: string }) => what)).toEqual(['order'])
  })

  it('says that the company divides its costs otherwise now', async () => {
    const { id } = await given({ orderId, name: 'Bases' })
    const bases = { freight: 'value', insurance: 'value', fees: 'quantity', other: 'value' }
    dataOf(await app.client('POST report/online/landedCost/bases/save', { token: member.token, body: bases }))
    expect((await opened(id)).differences).toContainEqual({ what: 'bases', before: '', after: '' })
  })

  it('is downloaded side by side with the basis of each figure, as a workbook and as paper', async () => {
    const { id } = await given({
      orderId,
      name: 'To print',
      variants: [doubled, { ...noChange, rate: '7.5', incoterms: 'FOB', freight: '100' }],
    })
    const { sheets } = await readXlsx(await fileOf(id, 'sheet', 'en-US'))
    expect(sheets.map(({ name }) => name)).toEqual([
      'Conditions',
      'Costs (RMB)',
      'Basis of the figures',
      'Unit cost by line (RMB)',
    ])
    const [conditions, costs, basis, lines] = sheets.map(({ rows }) => rows)
    expect(conditions?.find(([head]) => head === 'Incoterms')).toEqual([
      'Incoterms',
      'CIF',
      'As the order',
      'FOB',
    ])
    expect(costs?.find(([head]) => head === 'Order amount USD')).toEqual([
      'Order amount USD',
      3500,
      7000,
      3500,
      3500,
      0,
    ])
    const rated = basis?.find(([, cell]) => String(cell).includes('Customs’ rate 7.2'))
    expect(rated?.[3]).toBe('Rate entered here: 7.500000')
    expect(lines).toHaveLength(4)
    const paper = pagesOf(await fileOf(id, 'print')).join('\n')
    for (const text of ['To print', '50,400.00', '海关汇率 7.2', '自填汇率 7.500000'])
      expect(paper.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''))
  })
})

describe('a comparison is refused', () => {
  it('of an order that is not an import', async () => {
    const exported = await givenSubmitted(app, member, { modelType: 1 }, [])
    await expectRefusal(
      save({ orderId: exported.id, name: 'Export' }),
      409,
      'Only import orders are compared under other conditions',
    )
  })

  it('with figures that nothing can be computed with, and with too many or no variants', async () => {
    for (const wrong of [{ rate: '0' }, { quantity: '-5' }, { freight: 'abc' }] as const)
      await expectRefusal(
        save({ orderId, name: 'Wrong', variants: [{ ...noChange, ...wrong }] }),
        400,
        'Enter a positive number with at most 9 digits before and 6 after the point',
      )
    const many = Array.from({ length: variantsAtMost + 1 }, () => doubled)
    for (const variants of [[], many])
      expect((await save({ orderId, name: 'Count', variants })).body.code).toBe(400)
    expect((await save({ orderId, name: ' ' })).body.code).toBe(400)
  })

  it('under a name that the member has given already', async () => {
    await given({ orderId, name: 'Once' })
    await expectRefusal(
      save({ orderId, name: 'once' }),
      409,
      'This order has a comparison of yours with this name already; choose another one',
    )
    await given({ orderId, name: 'Once' }, colleague)
  })

  it('of an order that has as many as it may keep', async () => {
    const { id: full } = await givenDeclarable(app, member)
    const first = await given({ orderId: full, name: 'First' })
    await app.platform.staff.transaction([], (tx) =>
      raw`insert into what_if (company_id, member_id, order_id, name, variants, figures, order_hash)
        select company_id, member_id, order_id, n::text, variants, figures, order_hash
        from what_if, generate_series(2, ${whatIfsAtMost}::int) n where id = ${first.id}::bigint`.execute(tx),
    )
    await expectRefusal(
      save({ orderId: full, name: 'One more' }),
      409,
      'An order keeps at most 50 comparisons; remove old ones first',
    )
  })
})
