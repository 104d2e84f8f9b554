import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { layoutFaults } from '../../platform/pdf/pdf-layout.testing.ts'
import { qrCodesOf } from '../../platform/pdf/pdf-qr.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { makeLots } from './make-lots.ts'
import { data, givenOutbound, givenWarehouse, outboundStep, storedGoods } from './warehouse.testing.ts'

const app = await sharedApp()
afterAll(closePdf)
const companyId = await app.given.company({ name: '深圳市海棠电子有限公司' })
const member = await app.given.member({ companyId })
const by = { document: 'provider', documentId: null, documentNo: '' } as const

/** Lots whose order differs by every strategy. */
const lots = [
  { batchNumber: 'B10', dateCode: '2518', lotNumber: 'LT2', qty: '700' },
  { batchNumber: 'B2', dateCode: '2437', lotNumber: 'LT10', qty: '900' },
  { batchNumber: '', dateCode: 'see label', lotNumber: 'LT1', qty: '500' },
  { batchNumber: 'B3', dateCode: '24/03', lotNumber: 'LT3', qty: '800' },
]

let models = 0
async function given() {
  const model = `PRV-${++models}`
  const warehouseId = await givenWarehouse(app)
  const goods = lots.map((lot) => storedGoods({ warehouseId, model, ...lot }))
  await asProvider(app, (tx) => makeLots(tx, provider, companyId, by, goods))
  return { model, warehouseId }
}
const read = async (id: string) =>
  (await app.client(`GET warehouse/online/outbound/${id}`, { token: member.token })).body.data

type Taken = { lotId: string; qty: string }
const takenOf = (taken: readonly Taken[]): string[] => taken.map(({ lotId, qty }) => `${lotId}: ${qty}`)

describe('the comparison of strategies', () => {
  it.each(outboundStrategy.keys)('says exactly what a submission reserves, %s', async (key) => {
    const strategy = outboundStrategy.codes[key]
    const { model, warehouseId } = await given()
    const lines = [
      { key: '1', model, qty: '1100', packQty: '100' },
      { key: '2', model, qty: '650', lotNumbers: ['LT3', 'LT1'] },
    ]
    const { strategies } = data(
      await app.client('POST warehouse/online/outbound/preview', {
        token: member.token,
        body: { warehouseId, lines },
      }),
    )
    const preview = strategies.find((each: { strategy: number }) => each.strategy === strategy)
    expect(preview.lines.map(({ missing }: { missing: string }) => missing)).toEqual(['0', '0'])
    const { id } = await givenOutbound(app, member, { strategy, warehouseId, lines })
    data(await outboundStep(app, member, id, 'submit'))
    const reserved = (await read(id)).lines as { lots: Taken[] }[]
    expect(reserved.map((line) => takenOf(line.lots))).toEqual(
      preview.lines.map((line: { lots: Taken[] }) => takenOf(line.lots)),
    )
  })

  it('names what each line may take and the lots whose date code cannot be read', async () => {
    const { model, warehouseId } = await given()
    const { strategies, unreadableLots } = data(
      await app.client('POST warehouse/online/outbound/preview', {
        token: member.token,
        body: { warehouseId, lines: [{ key: '1', model, qty: '3000', lotNumbers: ['LT1'] }] },
      }),
    )
    expect(strategies.map(({ lines: [line] }: { lines: object[] }) => line)).toMatchObject([
      { available: '2900', missing: '100' },
      { available: '2900', missing: '100' },
      { available: '2900', missing: '100' },
      { available: '500', missing: '2500' },
      { available: '2900', missing: '100' },
    ])
    expect(unreadableLots).toMatchObject([{ dateCode: 'see label' }])
  })
})

describe('a delivery note, read back by another library', () => {
  it('names the order, the client, who receives it, and every reserved lot', async () => {
    const { model, warehouseId } = await given()
    const { id, number } = await givenOutbound(app, member, {
      strategy: outboundStrategy.codes.byDateCode,
      warehouseId,
      remarks: 'Handle with care',
      lines: [{ key: '1', model, qty: '1000' }],
    })
    const note = () =>
      fetch(`${app.address}/api/warehouse/online/outbound/${id}/deliveryNote`, {
        headers: { authorization: `Bearer ${member.token}` },
      })
    expect((await note()).headers.get('content-type')).toContain('json')
    data(await outboundStep(app, member, id, 'submit'))
    const pdf = Buffer.from(await (await note()).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    const words = text.replaceAll(/\s/g, '')
    for (const said of [
      number,
      '深圳市海棠电子有限公司',
      'LiLei',
      '1KejiSouthRoad,Shenzhen',
      '13800138000',
      'Handlewithcare',
      model,
      // The older date code first, whole; of the next one the rest.
      'LT3B324/03800',
      'LT10B22437200',
    ])
      expect(words).toContain(said)
    expect(words).not.toContain('11010519491231002X')
    expect(words).not.toContain('LT2')
    expect(await layoutFaults(pdf)).toEqual([])
    expect(qrCodesOf(pdf, { width: 595.28, height: 841.89 })).toEqual([number])
  })
})
