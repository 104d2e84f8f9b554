import { inboundLinesAtMost } from '@quayside/contract/warehouse/inbound-line.ts'
import { outboundLinesAtMost } from '@quayside/contract/warehouse/outbound-line.ts'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { isTurnOf } from '../../platform/testing/turn.ts'
import {
  data,
  givenStored,
  inboundForm,
  inboundStep,
  officeDo,
  outboundForm,
  outboundStep,
  readInbound,
} from './warehouse.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member

it('takes ten thousand lines of goods in after small orders and sends them out, as an order has them', async ({
  skip,
}) => {
  // As long as hundreds of others.
  skip(!isTurnOf('many lines', 3))
  expect([inboundLinesAtMost, outboundLinesAtMost]).toEqual([10_000, 10_000])
  // Sessions keep the plans that they made for these.
  for (let place = 0; place < 6; place += 1)
    await givenStored(app, member, { lines: [{ model: `FEW-${place}` }] })
  const numbers = Array.from({ length: inboundLinesAtMost }, (_, place) => `MANY-${place}`)
  const headings = ['型号', '品名', '品牌', '产地', '单位', '数量', '托盘号', '托盘类型']
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'lines',
        rows: [headings, ...numbers.map((m) => [m, 'Reel', 'TI', 'CN', '007', 5, 'P1', '1'])],
      },
    ],
  })
  const file = new FormData()
  file.set('file', new Blob([sheet as BlobPart]), 'lines.xlsx')
  const imported = await app.client('POST warehouse/online/inbound/import', { token, body: file })
  expect(data(imported).lines).toHaveLength(inboundLinesAtMost)
  const form = await inboundForm(app, member)
  const body = { ...form, lines: data(imported).lines }
  const { id } = data(await app.client('POST warehouse/online/inbound/save', { token, body }))
  data(await inboundStep(app, member, id, 'submit'))
  data(await officeDo(app, `inbound/${id}/auditPass`))
  const { lines } = await readInbound(app, member, id)
  const counted = lines.map((line: { id: string; qty: string }) => ({ lineId: line.id, qty: line.qty }))
  data(await officeDo(app, `inbound/${id}/receive`, { lines: counted }))
  for (const name of ['inspect', 'review']) data(await officeDo(app, `inbound/${id}/${name}`))
  const put = counted.map(({ lineId, qty }: { lineId: string; qty: string }) => ({ lineId, lots: [{ qty }] }))
  data(await officeDo(app, `inbound/${id}/store`, { lines: put }))

  const demands = numbers.map((model, place) => ({ key: `${place}`, model, brand: 'TI', qty: '5' }))
  const out = outboundForm({ warehouseId: form.warehouseId, lines: demands })
  const outbound = data(await app.client('POST warehouse/online/outbound/save', { token, body: out }))
  data(await outboundStep(app, member, outbound.id, 'submit'))
  data(await officeDo(app, `outbound/${outbound.id}/arrange`))
  data(await officeDo(app, `outbound/${outbound.id}/ship`))
}, 300_000)

it('refuses one line more', async () => {
  const lines = Array.from({ length: inboundLinesAtMost + 1 }, (_, place) => ({ key: `${place}` }))
  const answers = [
    await app.client('POST warehouse/online/inbound/save', { token, body: { lines } }),
    await app.client('POST warehouse/online/outbound/save', { token, body: outboundForm({ lines }) }),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual([400, 400])
})
