import { inflateSync } from 'node:zlib'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { rate } from '@quayside/contract/kernel/money.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { xlsxMime } from '../../platform/excel/write-sheet.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { recordRates } from '../rates/record-rates.ts'

const app = await testApp({ clock: testClock('2026-11-15T02:00:00Z') })
const member = await app.given.member()
beforeAll(async () => {
  await app.platform.staff.transaction([], async (tx) => {
    for (const title of ['=1+1', '第二条']) {
      await sendNotice(tx, { companyId: member.companyId, message: { title, content: 'text' } })
    }
    await recordRates(tx, [
      { source: 'boc', currency: 'USD', day: '2026-11-12', middle: rate('7.1') },
      { source: 'boc', currency: 'USD', day: '2026-11-13', middle: rate('7.11') },
      { source: 'boc', currency: 'EUR', day: '2026-11-13', middle: rate('8.2') },
    ])
  })
})
afterAll(() => closePdf())

const key = 'POST system/report/batchSendReport'
const refused = (form: Record<string, string>, token = member.token) => app.client(key, { token, form })

async function print(form: Record<string, string>, locale = 'en-US') {
  const response = await fetch(`${app.address}/api/system/report/batchSendReport`, {
    method: 'POST',
    headers: { authorization: `bearer ${member.token}`, 'accept-language': locale },
    body: new URLSearchParams(form),
  })
  return {
    type: response.headers.get('content-type'),
    name: decodeURIComponent(response.headers.get('content-disposition')?.split("UTF-8''")[1] ?? ''),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
async function cells(bytes: Buffer) {
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  return (sheets[0]?.rows ?? []).map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)),
  )
}

describe('POST system/report/batchSendReport', () => {
  it('has a report for each number of the catalogue', () => {
    expect(Object.keys(reports)).toEqual(Object.keys(reportCatalogue))
  })

  it('prints the member’s messages as a workbook named in the caller’s language', async () => {
    const printed = await print({ reportNo: 'rpt001' }, 'zh-CN')
    expect(printed).toMatchObject({ type: xlsxMime, name: '我的系统通知-2026-11-15.xlsx' })
    const [head, ...rows] = await cells(printed.bytes)
    expect(head).toEqual(['时间', '类型', '标题', '内容', '是否已读', '阅读时间'])
    expect(rows.map((row) => row[2])).toEqual(['第二条', '=1+1'])
    expect(rows[0]?.[4]).toBe('未读')
  })

  it('prints only the messages named by their ids', async () => {
    const { body } = await app.client('GET system/online/sysMsg', { token: member.token })
    const printed = await print({ reportNo: 'rpt001', ids: body.rows[1].id })
    expect((await cells(printed.bytes)).slice(1).map((row) => row[2])).toEqual(['=1+1'])
  })

  it('prints the rates of a period, newest first', async () => {
    const printed = await print({ reportNo: 'rpt002', dayBegin: '2026-11-13', dayEnd: '2026-11-30' })
    expect(printed.name).toBe('Exchange rates-2026-11-15.xlsx')
    const [head, ...rows] = await cells(printed.bytes)
    expect(head?.slice(0, 4)).toEqual(['Date', 'Source', 'Currency', 'Middle rate'])
    expect(rows.map((row) => row.slice(1, 4))).toEqual([
      ['Bank of China', 'EUR', 8.2],
      ['Bank of China', 'USD', 7.11],
    ])
  })

  it('prints the company’s members with what each may do, and no other company’s', async () => {
    await app.given.member()
    await app.given.member({
      companyId: member.companyId,
      permissions: ['data-rate-list', 'hub-member-edit'],
    })
    const [, ...rows] = await cells((await print({ reportNo: 'rpt003' })).bytes)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.[1]).toMatch(/^139\*{4}\d{4}$/)
    expect(rows[1]?.[6]).toMatch(/^[\w ]+, Exchange rates?: .+; [\w ]+, Members?: .+$/i)
    expect(String(rows[0]?.[6])).not.toContain('permissions.')
  })

  it.each(['zh-CN', 'zh-TW', 'en-US'])('prints each report as a PDF for a %s reader', async (locale) => {
    for (const reportNo of ['rpt001', 'rpt002', 'rpt003']) {
      const printed = await print({ reportNo, format: 'pdf' }, locale)
      expect(printed.type).toBe('application/pdf')
      expect(printed.name).toMatch(/-2026-11-15\.pdf$/)
      expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pagesOf(printed.bytes)).toBeGreaterThan(0)
    }
  })

  it('refuses an empty result with the specified text', async () => {
    expect((await refused({ reportNo: 'rpt002', dayBegin: '2030-01-01' })).body).toMatchObject({
      code: 400,
      msg: 'No data, please check the query conditions',
    })
    const stranger = await app.given.member()
    const { body } = await app.client('GET system/online/sysMsg', { token: member.token })
    const foreign = await refused({ reportNo: 'rpt001', ids: body.rows[0].id }, stranger.token)
    expect(foreign.body.msg).toBe('No data, please check the query conditions')
  })

  it.each(['rpt999', 'constructor', '__proto__'])('refuses the unknown report %s', async (reportNo) => {
    expect((await refused({ reportNo })).body).toMatchObject({
      code: 404,
      msg: `There is no report numbered ${reportNo}`,
    })
  })

  it.each([
    [{}, 'reportNo'],
    [{ reportNo: 'rpt002', format: 'docx' }, 'format'],
    [{ reportNo: 'rpt002', colour: 'red' }, 'colour'],
    [{ reportNo: 'rpt002', currency: 'XXX' }, 'currency'],
    [{ reportNo: 'rpt001', ids: '1;2' }, 'ids.0'],
  ])('refuses %j at its field', async (form, path) => {
    const { body } = await refused(form as Record<string, string>)
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it.each(Object.entries(reportCatalogue))('asks for the permission of %s', async (reportNo, permission) => {
    const other = await app.given.member({
      permissions: allPermissions.filter((each) => each !== permission),
    })
    expect((await refused({ reportNo }, other.token)).body.code).toBe('403')
  })

  it('prints more rows than are fetched at once, each once', async () => {
    await app.platform.staff.transaction([], (tx) =>
      recordRates(
        tx,
        Array.from({ length: 2500 }, (_, place) => ({
          source: 'safe' as const,
          currency: 'JPY' as const,
          day: addDays('2010-01-01', place),
          middle: rate('0.05'),
        })),
      ),
    )
    const [, ...rows] = await cells((await print({ reportNo: 'rpt002', source: 'safe' })).bytes)
    expect(new Set(rows.map((row) => row[0])).size).toBe(2500)
    expect((await refused({ reportNo: 'rpt002', source: 'safe', format: 'pdf' })).body).toMatchObject({
      code: 400,
      msg: expect.stringContaining('at most 2,000'),
    })
  })
})

/** Counts page objects, plain or in compressed object streams. */
function pagesOf(bytes: Buffer): number {
  const text = bytes.toString('latin1')
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g)].map((match) =>
    inflateSync(Buffer.from(match[1] ?? '', 'latin1')).toString('latin1'),
  )
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
