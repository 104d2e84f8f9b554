import { expect, type Page, test } from '@playwright/test'
import { officeHand } from '@quayside/phrases/zh-CN/office/hand.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { officeWarehouse } from '@quayside/phrases/zh-CN/office/warehouse.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { givenSupplier } from '../support/suppliers.ts'
import { today } from '../support/today.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const pallets = ['PLT-01', 'PLT-02', 'PLT-03']
/** Another one in each run: the stock of all customers is searched for it. */
const model = `RX${Date.now() % 1_000_000}`

/** Announced by the customer and passed by the desk: three pallets of five reels each. */
async function givenAudited(token: string): Promise<{ id: string; number: string }> {
  const supplierId = await givenSupplier(token, { name: `Receiving Components ${Date.now()}` })
  const [warehouse] = await call<{ id: string }[]>('GET base/online/warehouse/options', { token })
  const day = today()
  const inbound = await call<{ id: string; number: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      supplierId,
      warehouseId: warehouse?.id,
      orderedOn: day,
      arrivalMode: 0,
      pickupAddress: '1 Kwai Chung Road',
      pickupTime: `${day} 10:00`,
      storageType: 1,
      lines: pallets.map((palletNumber, place) => ({
        key: palletNumber,
        model: `${model}-${place + 1}`,
        name: 'Amplifier',
        brand: 'TI',
        origin: 'US',
        unit: '007',
        qty: '12500',
        palletNumber,
        palletType: 1,
        pallets: '1',
        packages: '5',
        grossWeight: '20',
      })),
    },
  })
  await call(`POST warehouse/online/inbound/${inbound.id}/submit`, { token, body: {} })
  await provide('inbound-orders', inbound.id, 'auditPass')
  return inbound
}

test('goods are received with a phone while the line is cut, each scan is sent once, and they are put away', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { token } = await newCompany(`Receiving Trading ${Date.now()}`)
  const inbound = await givenAudited(token)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await enterOffice(phone, staffWith('operations'))

  // The order is found by scanning its number; only this page's policy lets it use the camera.
  const [page] = await Promise.all([
    phone.waitForResponse((response) => response.url().endsWith('/office/hand')),
    phone.goto('/office/hand'),
  ])
  expect(page.headers()['permissions-policy']).toContain('camera=(self)')
  const order = phone.getByLabel(officeHand.scanOrder)
  await expect(button(phone, new RegExp(inbound.number))).toBeVisible()
  await order.fill(`${inbound.number}/1`)
  await order.press('Enter')
  await expect(phone.getByText('PLT-01').first()).toBeVisible()

  const counts: string[] = []
  phone.on('request', (request) => {
    if (request.url().endsWith('/count')) counts.push(request.headers()['idempotency-key'] ?? '')
  })
  // The first pallet while the line is up.
  await button(phone, /12,500.*PLT-02/s).click()
  const log = phone.getByRole('list', { name: officeHand.scans })
  await expect(log.getByRole('listitem').first()).toContainText(officeHand.states.sent)

  // The second one is a reel short, and the third complete, while it is cut.
  await context.setOffline(true)
  const field = phone.getByLabel(officeHand.scanPallet)
  await field.fill('PLT-02')
  await field.press('Enter')
  await button(phone, '− 2,500').click()
  await expect(phone.getByLabel(officeHand.counted, { exact: true })).toHaveValue('10000')
  await expect(phone.getByRole('button', { name: codes.differenceKind.short, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await phone.getByLabel(officeHand.reason, { exact: true }).fill('One reel is missing')
  await button(phone, /10,000.*PLT-03/s).click()
  await button(phone, /12,500/)
    .last()
    .click()
  await expect(phone.getByText(officeHand.cut)).toBeVisible()
  await expect(log.getByText(officeHand.states.waiting)).toHaveCount(2)
  await button(phone, /3/).filter({ hasText: officeHand.finishHint }).click()
  await expect(phone.getByText(officeHand.received)).toBeVisible()
  await expect(log.getByText(officeHand.states.waiting)).toHaveCount(3)
  // Nothing has reached the server, whatever the page says.
  expect(
    await call('GET warehouse/online/inbound/{id}'.replace('{id}', inbound.id), { token }),
  ).toMatchObject({
    state: 3,
  })

  await context.setOffline(false)
  await expect(log.getByText(officeHand.states.waiting)).toHaveCount(0, { timeout: 20_000 })
  await expect(phone.getByText(officeHand.cut)).toHaveCount(0)
  const received = await call<{
    state: number
    lines: { receivedQty: string }[]
    differences: { qty: string; reason: string }[]
  }>(`GET warehouse/online/inbound/${inbound.id}`, { token })
  expect(received).toMatchObject({
    state: 4,
    lines: [{ receivedQty: '12500' }, { receivedQty: '10000' }, { receivedQty: '12500' }],
    differences: [{ qty: '2500', reason: 'One reel is missing' }],
  })
  // Attempts while the line was cut carry the key of their scan.
  expect(new Set(counts).size).toBe(3)

  // Another order is put away with the phone: a line at two places, and the others while the line is cut.
  const reviewed = await givenAudited(token)
  for (const step of ['receive', 'inspect', 'review']) await provide('inbound-orders', reviewed.id, step)
  // Its label is scanned before the list of what waits has come.
  const { promise: isScanned, resolve: answerNow } = Promise.withResolvers<void>()
  await phone.route('**/warehouse/online/inbound/list?**', async (route) => {
    await isScanned
    await route.fallback()
  })
  await phone.goto('/office/hand?job=put')
  await order.fill(reviewed.number)
  await order.press('Enter')
  answerNow()
  const place = phone.getByLabel(officeHand.place, { exact: true })
  await expect(phone.getByText(officeHand.noPlace)).toBeVisible()
  const put = async (qty: string, at: number): Promise<void> => {
    await phone.getByLabel(officeHand.putNow).fill(qty)
    await place.selectOption({ index: at })
    await phone.locator('footer').getByRole('button').last().click()
  }
  await put('7500', 1)
  await expect(phone.getByLabel(officeHand.putNow)).toHaveValue('5000')
  await put('5000', 2)
  await expect(log.getByText(officeHand.states.sent)).toHaveCount(2)
  await context.setOffline(true)
  await put('12500', 1)
  await put('12500', 2)
  await expect(phone.getByText(officeHand.allPut)).toBeVisible()
  await phone
    .locator('footer')
    .getByRole('button', { name: new RegExp(officeHand.storeHint) })
    .click()
  await expect(phone.getByText(officeHand.stored)).toBeVisible()
  await context.setOffline(false)
  await expect(log.getByText(officeHand.states.waiting)).toHaveCount(0, { timeout: 20_000 })
  const storedInbound = await call<{
    state: number
    lines: { lots: { onHand: string; location: string }[] }[]
  }>(`GET warehouse/online/inbound/${reviewed.id}`, { token })
  expect(storedInbound.state).toBe(7)
  expect(storedInbound.lines.map(({ lots }) => lots.map(({ onHand }) => onHand))).toEqual([
    ['7500', '5000'],
    ['12500'],
    ['12500'],
  ])
  expect(storedInbound.lines[0]?.lots[0]?.location).not.toBe(storedInbound.lines[0]?.lots[1]?.location)
  await context.close()

  // At the desk: inspected, reviewed, and put away; one line over two places.
  const desk = await (await browser.newContext()).newPage()
  await enterOffice(desk, staffWith('operations'))
  for (const step of ['inspect', 'review'] as const) {
    await provide('inbound-orders', inbound.id, step)
  }
  await desk.goto(`/office/inbound?id=${inbound.id}`)
  await expect(desk.getByRole('heading', { name: inbound.number })).toBeVisible()
  await button(desk, new RegExp(machines.inbound.store.label)).click()
  const panel = desk.getByRole('region', { name: officeWarehouse.putAway.title }).first()
  await panel.getByLabel(officeWarehouse.putAway.all).click()
  await desk.getByRole('option').first().click()
  await button(desk, officeWarehouse.putAway.split).first().click()
  const quantities = panel.getByLabel(new RegExp(`${model}-1 ${officeWarehouse.putAway.qty}`))
  await quantities.first().fill('7500')
  await expect(desk.getByText(/1 行的上架数量与实收不符/)).toBeVisible()
  await quantities.last().fill('5000')
  await button(desk, /入库 4 批/).click()
  await expect(panel).toHaveCount(0)
  const { lines } = await call<{ lines: { lots: { onHand: string; location: string }[] }[] }>(
    `GET warehouse/online/inbound/${inbound.id}`,
    { token },
  )
  expect(lines.map(({ lots }) => lots.map(({ onHand }) => onHand))).toEqual([
    ['7500', '5000'],
    ['10000'],
    ['12500'],
  ])
  await desk.goto(`/office/stock?keyword=${model}-1`)
  await expect(desk.getByRole('heading', { name: office.pages.stock })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: `${model}-1` })).toHaveCount(4)
  await desk.context().close()
})
