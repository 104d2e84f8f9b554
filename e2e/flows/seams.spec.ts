import { expect, test } from '@playwright/test'
import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { paperReader as reader } from '@quayside/phrases/zh-CN/kit/paper-reader.ts'
import { linkPage } from '@quayside/phrases/zh-CN/links/page.ts'
import { shareLinks } from '@quayside/phrases/zh-CN/links/screens.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { warehouseNotices } from '@quayside/phrases/zh-CN/warehouse/server.ts'
import { startRobotSink } from '@quayside/server/modules/notices/robot-sink.testing.ts'
import { sendRobots } from '@quayside/server/modules/notices/send-robots.ts'
import { writeXlsx } from 'hucre/xlsx'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { eventsAfter, provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { address } from '../support/place.ts'
import { runNow } from '../support/provider.ts'
import { button } from '../support/screen.ts'
import { givenSupplier } from '../support/suppliers.ts'
import { today } from '../support/today.ts'

const secret = 'SECseams'
const steps = machines.inbound
const received = warehouseNotices.inbound.receive.title

const packingList = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Packing list',
        rows: [
          ['Model', 'Description', 'Brand', 'Origin', 'Qty', 'PLT No', 'Type of pallet', 'G.W. (kg)'],
          ['SX-1', 'Connector', 'Seam', 'MY', 120, 'P-1', '1', 12.5],
          ['SX-2', 'Controller', 'Seam', 'MY', 80, 'P-1', '1', 9.5],
          ['Total', '', '', '', 200, '', '', 22],
        ],
      },
    ],
  })

type Made = { readonly id: string; readonly path: string }

/** A draft without lines that names who brings what where, with a link for the supplier and one to follow it. */
async function givenAnnounced(token: string) {
  const supplierId = await givenSupplier(token, { name: 'Seam Components' })
  const [warehouse] = await call<{ id: string }[]>('GET base/online/warehouse/options', { token })
  const inbound = await call<{ id: string; number: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      supplierId,
      warehouseId: warehouse?.id,
      orderedOn: today(),
      arrivalMode: 0,
      pickupAddress: '12 Kwai Chung Road, Hong Kong',
      pickupTime: `${today()} 23:30`,
      vehicle: 'HK 1234',
      storageType: 1,
      lines: [],
    },
  })
  const link = (kind: number): Promise<Made> =>
    call('POST base/online/shareLink/save', {
      token,
      body: { entity: 'inbound', recordId: inbound.id, kind, recipient: 'Seam Components', days: 30 },
    })
  return { ...inbound, tracking: await link(1), supplier: await link(2) }
}

test('a supplier’s packing list becomes an inbound order of which the ERP, the group and the customer’s customer hear', async ({
  page,
  browser,
}) => {
  const sink = await startRobotSink(secret)
  const { mobile, token } = await newCompany('Seams Trading')
  const inbound = await givenAnnounced(token)
  await call('POST base/online/robot/save', {
    token,
    body: {
      name: 'Warehouse group',
      kind: 1,
      locale: 'zh-CN',
      webhook: sink.addresses.dingTalk,
      secret,
      events: ['inbound.receive'],
    },
  })
  let { cursor } = await eventsAfter('0')

  // The supplier, without log-in, sends the packing list by link.
  const outside = await browser.newContext({ locale: 'zh-CN' })
  const supplier = await outside.newPage()
  await supplier.goto(new URL(inbound.supplier.path, address).href)
  await supplier.locator('input[type=file]').setInputFiles({
    name: 'packing.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await packingList()),
  })
  await button(supplier, linkPage.sendFile).click()
  await expect(supplier.getByText('packing.xlsx').first()).toBeVisible()

  // The clerk looks at it, takes its lines into the inbound order, and submits that.
  await logIn(page, mobile)
  await page.goto(`/storageInfo?id=${inbound.id}`)
  await button(page, shareLinks.takeAndRead).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(reader.good)).toBeVisible()
  await drawer.getByRole('button', { name: reader.take.replace('{count, number}', '2') }).click()
  await button(page, steps.submit.label).click()
  await button(page.getByRole('dialog'), steps.submit.label).click()
  await expect(page.getByText(codes.inboundState.submitted).first()).toBeVisible()
  const { lines, number } = await call<InboundDetail>(`GET warehouse/online/inbound/${inbound.id}`, { token })
  expect(lines.map(({ model, qty }) => [model, qty])).toEqual([
    ['SX-1', '120'],
    ['SX-2', '80'],
  ])

  // The ERP hears of it in its feed, and receives the goods.
  const heard = await eventsAfter(cursor)
  cursor = heard.cursor
  const own = heard.events.filter(
    ({ entityId, entity }) => entity === 'warehouseIn' && entityId === inbound.id,
  )
  expect(own.map(({ transition, toState }) => [transition, toState])).toContainEqual(['submit', 'submitted'])
  for (const step of ['auditPass', 'receive']) await provide('inbound-orders', inbound.id, step)

  // The robot posts the card to the group; the sink takes it only with the right signature.
  await runNow(sendRobots, { ROBOT_HOSTS: sink.host })
  await expect.poll(() => sink.state.posted.length).toBe(1)
  const [card] = sink.takePosted()
  expect(card?.kind).toBe('/robot/send')
  expect(card?.text).toContain(received)
  expect(card?.text).toContain(number)
  sink.close()

  // Who follows the goods sees that they were received, and no more.
  const follower = await outside.newPage()
  await follower.goto(new URL(inbound.tracking.path, address).href)
  await expect(follower.getByRole('heading', { level: 1 })).toContainText(codes.inboundState.received)
  await expect(follower.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(follower.getByText('SX-1')).toHaveCount(0)
  await outside.close()
})
