import { readdirSync, readFileSync } from 'node:fs'
import { noChange } from '@quayside/contract/reports/what-if.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenQuoted } from '../modules/forwarding/forwarding.testing.ts'
import { asProvider, givenSubmitted, provider } from '../modules/orders/provider-steps.testing.ts'
import { givenApplication, officeStep } from '../modules/payments/payments.testing.ts'
import { makeLots } from '../modules/warehouse/make-lots.ts'
import {
  data,
  givenOutbound,
  givenWarehouse,
  outboundStep,
  storedGoods,
} from '../modules/warehouse/warehouse.testing.ts'
import { closePdf } from '../platform/pdf/render-pdf.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['finance', 'operations', 'administrator'] })
const customer = '深圳市海棠电子有限公司'
const providerNames = { 'zh-CN': '云埠供应链', 'zh-TW': '雲埠供應鏈', 'en-US': 'Quayside Supply Chain' }
const companyId = await app.given.company({ name: customer })
const member = await app.given.member({ companyId })
afterAll(closePdf)

type Paper = {
  readonly path: string
  readonly form?: Record<string, string>
  /** What says when it is of: a period, a day of its own, or the day on which it is printed. */
  readonly day: RegExp
  readonly currency?: string
  /** Chinese and English beside each other, whatever the reader's language. */
  readonly isBilingual?: true
  /** An amount in words, by language. */
  readonly words?: Readonly<Record<string, string>>
  /** A code, or a figure as it is stored, where a reader expects a name or a number. */
  readonly raw?: RegExp
  /** Numbers that stand in one piece. */
  readonly identifiers: readonly string[]
}
let papers: Readonly<Record<string, Paper>> = {}
const anyDay = /20\d\d-\d\d-\d\d/
const lotNumber = 'LOT-2026-11-0000012345'

beforeAll(async () => {
  const owner = await app.owner()
  const { rows } = await owner.query("select value from system_config where key = 'provider'")
  const setting = rows[0]?.value ?? {}
  const renamed = Object.entries(providerNames).map(([locale, name]) => [
    locale,
    { ...(setting['*'] ?? setting['zh-CN']), ...setting[locale], name },
  ])
  await owner.query("update system_config set value = $1 where key = 'provider'", [
    JSON.stringify(Object.fromEntries(renamed)),
  ])
  const application = await givenApplication(app, member)
  const { orderId, orderNo } = application
  await officeStep(app, desk, 'cost/chargeMany', { fees: [{ orderId, kind: 'clearance', unitPrice: '12' }] })
  const enquiry = await givenQuoted(app, member, [{ viaPort: 'SGSIN' }])
  const warehouseId = await givenWarehouse(app)
  const delivered = await givenSubmitted(app, member, {
    isWarehouseType: 1,
    receiving: { mode: 0, warehouseId },
  })
  const [lotId = ''] = await asProvider(app, (tx) =>
    makeLots(tx, provider, companyId, { document: 'provider', documentId: null, documentNo: '' }, [
      storedGoods({ warehouseId, model: 'PRV-1', lotNumber, qty: '100' }),
    ]),
  )
  const outbound = await givenOutbound(app, member, {
    warehouseId,
    lines: [{ key: '1', model: 'PRV-1', qty: '10' }],
  })
  data(await outboundStep(app, member, outbound.id, 'submit'))
  const number = (await app.client(`GET warehouse/online/outbound/${outbound.id}`, { token: member.token }))
    .body.data.number
  const whatIf = data(
    await app.client('POST report/online/whatIf/save', {
      token: member.token,
      body: { orderId, name: 'Twice as many', variants: [{ ...noChange, quantity: '200' }] },
    }),
  )
  papers = {
    'modules/finance/statement-pdf.ts': {
      path: `finance/online/transaction/pdf?dateBegin=2026-01-01&dateEnd=${app.clock.today()}&currency=RMB`,
      day: /2026-01-01/,
      currency: 'RMB',
      identifiers: [orderNo],
    },
    'modules/payments/application-pdf.ts': {
      path: `finance/online/paymentApplication/${application.id}/paper`,
      day: anyDay,
      currency: 'USD',
      words: { 'zh-CN': '美元壹万元整', 'en-US': 'ten thousand' },
      raw: /\bUS$/m,
      identifiers: [application.number, orderNo],
    },
    'modules/forwarding/comparison-files.ts': {
      path: `freight/online/quotation/compare/pdf?enquiryId=${enquiry.id}`,
      day: anyDay,
      currency: 'USD',
      raw: /× \d+\.\d{6}|SGSIN/,
      identifiers: [enquiry.number],
    },
    'modules/orders/contract-pdf.ts': {
      path: `business/online/orderContract/${orderId}/pdf`,
      day: anyDay,
      currency: 'USD',
      isBilingual: true,
      identifiers: [orderNo],
    },
    'modules/orders/delivery-papers.ts': {
      path: `business/online/order/${delivered.id}/deliveryNotice`,
      day: anyDay,
      raw: /\b\d{4,}\s+\d+\s+\d+\.\d/,
      isBilingual: true,
      identifiers: [delivered.orderNo],
    },
    'modules/orders/box-marks.ts': {
      path: `business/online/order/${delivered.id}/boxMarks`,
      day: anyDay,
      raw: /Origin\s+[A-Z]{2}\b|Quantity\s+\d{4,}/,
      isBilingual: true,
      identifiers: [delivered.orderNo],
    },
    'modules/warehouse/print-delivery-note.ts': {
      path: `warehouse/online/outbound/${outbound.id}/deliveryNote`,
      day: anyDay,
      isBilingual: true,
      identifiers: [number, lotNumber],
    },
    'modules/warehouse/label-pdf.ts': {
      path: `warehouse/online/stock/labels?ids=${lotId}`,
      // Goods are named by their lot; a label has no day of its own.
      day: /LOT/,
      raw: /ST\s+US\b/,
      isBilingual: true,
      identifiers: [lotNumber],
    },
    'modules/reports/what-if-files.ts': {
      path: `report/online/whatIf/${whatIf.id}/print`,
      day: anyDay,
      currency: 'USD',
      identifiers: [orderNo],
    },
    'modules/reports/render-report.ts': {
      path: 'system/report/batchSendReport',
      form: { reportNo: 'rpt097', format: 'pdf' },
      day: anyDay,
      currency: 'USD',
      identifiers: [orderNo],
    },
  }
})

async function wordsOf({ path, form }: Paper, locale: string): Promise<string> {
  const answer = await fetch(`${app.address}/api/${path}`, {
    headers: { authorization: `Bearer ${member.token}`, 'accept-language': locale },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-type'), new TextDecoder().decode(bytes.slice(0, 300))).toBe(
    'application/pdf',
  )
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

const templates = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.startsWith('modules/') && name.endsWith('.ts') && !name.includes('.test'))
  .filter((name) => /\brenderPdf\(/.test(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')))
  .toSorted()

describe('every paper that the product prints', () => {
  it('is one of those that are looked at here', () => {
    expect(templates).toEqual(Object.keys(papers).toSorted())
  })

  it.each(templates.flatMap((name) => [[name, 'zh-CN'] as const, [name, 'en-US'] as const]))(
    '%s in %s names provider, customer, day or period and currency, and breaks no number',
    async (name, locale) => {
      const paper = papers[name]
      if (!paper) throw new Error(`${name} is not looked at`)
      const text = await wordsOf(paper, locale)
      const dense = text.replaceAll(/\s/g, '')
      expect(dense).toContain(customer)
      const own = providerNames[locale].replaceAll(' ', '')
      const said = paper.isBilingual
        ? Object.values(providerNames).map((each) => each.replaceAll(' ', ''))
        : [own]
      expect(
        said.some((each) => dense.includes(each)),
        dense.slice(0, 400),
      ).toBe(true)
      expect(text).toMatch(paper.day)
      if (paper.currency) expect(text).toContain(paper.currency)
      if (paper.words?.[locale])
        expect(dense.toLowerCase()).toContain(paper.words[locale].replaceAll(' ', ''))
      for (const identifier of paper.identifiers) expect(text).toContain(identifier)
      if (paper.raw) expect(text).not.toMatch(paper.raw)
    },
  )

  it('is in English with the English names of both parties, where they have one', async () => {
    const owner = await app.owner()
    const english = 'Begonia Electronics (Shenzhen) Co., Ltd.'
    await owner.query('update company set english_name = $2 where id = $1', [companyId, english])
    for (const [name, paper] of Object.entries(papers)) {
      if (paper.isBilingual) continue
      expect(await wordsOf(paper, 'en-US'), name).toContain(english)
      expect(await wordsOf(paper, 'zh-CN'), name).not.toContain(english)
    }
    await owner.query(`update company set english_name = '' where id = $1`, [companyId])
  })
})
