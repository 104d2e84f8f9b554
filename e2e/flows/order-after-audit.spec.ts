import { expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { orderLogistics as words } from '@quayside/phrases/zh-CN/orders/order-logistics.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { givenDraft } from '../support/order-story.ts'
import { button, toast } from '../support/screen.ts'

const state = (page: Page) => page.locator('.q-page-header .q-tag').first()
const panel = (page: Page, title: string) =>
  page.locator('section.q-panel').filter({ has: page.getByRole('heading', { name: title }) })

async function givenAudited(token: string, steps: readonly string[] = ['auditPass']) {
  const order = await givenDraft(token)
  await call(`POST business/online/order/${order.id}/submit`, { token, body: {} })
  for (const step of steps) await provide('orders', order.id, step)
  return order
}

test('a change is asked for after the audit, accepted in the back office, and stands in the order', async ({
  page,
  browser,
}) => {
  const { mobile, token } = await newCompany('Change Trading')
  const { id, orderNo } = await givenAudited(token)
  await logIn(page, mobile)
  await page.goto(`/orderInfo?id=${id}`)
  await button(page, words.change.ask).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.change.after, { exact: true }).fill('1200')
  await dialog.getByLabel(new RegExp(`${words.change.reason}$`)).fill('More units wanted')
  await dialog.getByRole('button', { name: words.change.send, exact: true }).click()
  await expect(toast(page, words.change.sent)).toBeVisible()
  const changes = panel(page, words.change.title)
  await expect(changes).toContainText(codes.orderChangeState.requested)
  await expect(changes.locator('ins')).toHaveText('1200')

  const desk = await (await browser.newContext()).newPage()
  await enterOffice(desk, staffWith('reviewer'))
  await desk.goto('/office/orderChanges')
  await desk.getByRole('row').filter({ hasText: orderNo }).getByRole('link').click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(orderNo)
  await expect(desk.getByRole('table')).toContainText(words.change.willApply)
  const accept = { name: new RegExp(`^${machines.orderChange.accept.label}`) }
  await desk.getByRole('button', accept).first().click()
  await desk.getByRole('dialog').getByRole('button', accept).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await desk.context().close()

  await expect(changes).toContainText(codes.orderChangeState.done)
  await expect(page.getByRole('row').filter({ hasText: 'LM358DR' })).toContainText('1,200')
})

test('an order is split into two that link to each other', async ({ page }) => {
  const { mobile, token } = await newCompany('Split Trading')
  const { id, orderNo } = await givenAudited(token)
  await logIn(page, mobile)
  await page.goto(`/orderInfo?id=${id}`)
  await page.getByRole('button', { name: kit.list.more }).click()
  await page.getByRole('menuitem', { name: words.split.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('400')
  await dialog.getByRole('button', { name: words.split.send, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(orderNo)
  await expect(page.getByRole('row').filter({ hasText: 'LM358DR' })).toContainText('400')
  await page.locator('#main').getByRole('link', { name: orderNo, exact: true }).click()
  await expect(page.getByRole('heading', { name: orderNo, level: 1 })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'LM358DR' })).toContainText('600')
})

test('goods leave in two deliveries, are followed on the order’s page and signed for one by one', async ({
  page,
  browser,
}) => {
  const { mobile, token } = await newCompany('Delivery Trading')
  const { id } = await givenAudited(token, ['auditPass', 'declare', 'clear', 'arrive'])
  const desk = await (await browser.newContext()).newPage()
  await enterOffice(desk, staffWith('operations'))
  await desk.goto(`/office/order?id=${id}`)
  await button(desk, words.delivery.record).click()
  const ship = desk.getByRole('dialog')
  await ship.getByRole('textbox').first().fill('400')
  await ship.getByLabel(words.delivery.vehicleNumber).fill('粤B·12345')
  await ship.getByRole('button', { name: words.delivery.save, exact: true }).click()
  await expect(panel(desk, words.delivery.title)).toContainText('粤B·12345')
  await button(desk, words.tracking.add).click()
  const track = desk.getByRole('dialog')
  await track.getByLabel(words.tracking.place).fill('皇岗口岸')
  await track.getByRole('button', { name: words.tracking.save, exact: true }).click()
  await expect(panel(desk, words.tracking.title)).toContainText('皇岗口岸')

  await logIn(page, mobile)
  await page.goto(`/orderInfo?id=${id}&tab=logistics`)
  await expect(panel(page, words.tracking.title)).toContainText('皇岗口岸')
  const deliveries = panel(page, words.delivery.title)
  await expect(deliveries).toContainText('600')
  await deliveries.getByRole('button', { name: words.delivery.signOwn }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.delivery.signOwn }).click()
  await expect(deliveries).toContainText(codes.signState.signed)
  await expect(state(page)).not.toHaveText(codes.orderState.signed)

  await button(desk, words.delivery.record).click()
  await desk.getByRole('dialog').getByRole('button', { name: kit.quantities.all }).click()
  await desk.getByRole('dialog').getByRole('button', { name: words.delivery.save, exact: true }).click()
  await expect(panel(desk, words.delivery.title)).toContainText('第 2 批')
  await button(desk, words.delivery.sign).click()
  await desk.getByRole('dialog').getByLabel(words.delivery.signedByName).fill('王小姐')
  await desk.getByRole('dialog').getByRole('button', { name: words.delivery.sign, exact: true }).click()
  await expect(panel(desk, words.delivery.title)).toContainText('王小姐')
  await desk.context().close()
  await expect(state(page)).toHaveText(codes.orderState.signed)
})

test('a warehouse is chosen for the goods, and the notice and the box marks are downloaded', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Warehouse Trading')
  const { id, orderNo } = await givenDraft(token)
  await logIn(page, mobile)
  await page.goto(`/importOrder?id=${id}`)
  const field = page.getByLabel(orderFields.orderReceiving.warehouseId)
  await field.click()
  await page.getByRole('option').filter({ hasText: 'HK-KC' }).click()
  await expect(page.getByText('香港新界葵涌葵昌路 51 号 7 楼')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const saved = await call<{ receiving: { warehouseId: string | null } }>(
        `GET business/online/order/${id}`,
        { token },
      )
      return saved.receiving.warehouseId
    })
    .not.toBeNull()
  await page.goto(`/orderInfo?id=${id}`)
  for (const name of [words.papers.deliveryNotice, words.papers.boxMarks]) {
    await page.getByRole('button', { name: kit.list.more }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name }).click()
    expect((await download).suggestedFilename()).toContain(orderNo)
  }
})
