import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { layoutFaults } from '../../platform/pdf/pdf-layout.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { applicationForm, givenApplication, givenPayable } from './payments.testing.ts'

const app = await sharedApp()
afterAll(closePdf)
const companyId = await app.given.company({ name: '深圳市海棠电子有限公司' })
const member = await app.given.member({ companyId })

async function paperOf(path: string, body?: object) {
  const answer = await fetch(`${app.address}/api/finance/online/paymentApplication/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${member.token}`,
      'accept-language': 'zh-CN',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.headers.get('content-type') !== 'application/pdf')
    return { words: '', refusal: new TextDecoder().decode(bytes), faults: [] }
  const document = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(document, { mergePages: true })
  return { words: text.replaceAll(/\s/g, ''), refusal: '', faults: await layoutFaults(Buffer.from(bytes)) }
}

describe('a payment application on paper', () => {
  it('names who is paid, how much and for which orders, before and after it is sent', async () => {
    const payable = await givenPayable(app, member)
    const preview = await paperOf('preview', applicationForm(payable, { remark: '合同第三期' }))
    expect(preview.faults).toEqual([])
    for (const said of [
      '付款申请书',
      '预览',
      '深圳市海棠电子有限公司',
      'USD10,000.00',
      '美元壹万元整',
      'RMB71,069.67',
      'SVBKUS6S',
      payable.orderNo,
      '合同第三期',
      'WangWei',
    ])
      expect(preview.words).toContain(said)

    const { id, number } = await givenApplication(app, member, {}, payable)
    const sent = await paperOf(`${id}/paper`)
    expect(sent.words).toContain(number)
    expect(sent.words).toContain('USD10,000.00')
    expect(sent.words).not.toContain('预览')
  })

  it('is not drawn of what could not be sent, and a preview takes nothing from the order', async () => {
    const payable = await givenPayable(app, member)
    const tooMuch = applicationForm(payable, {
      orders: [{ orderId: payable.orderId, amount: '10000.01' }],
    })
    expect((await paperOf('preview', tooMuch)).refusal).toContain('orders.0.amount')
    expect((await paperOf('preview', applicationForm(payable))).words).not.toBe('')
    await givenApplication(app, member, {}, payable)
  })
})
