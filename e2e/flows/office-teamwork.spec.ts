import { expect, test } from '@playwright/test'
import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { teamwork as words } from '@quayside/phrases/zh-CN/teamwork/teamwork.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { address } from '../support/place.ts'
import { button, field, toast } from '../support/screen.ts'

const opener = new RegExp(`^${kit.frame.teamwork}`)
const send = testClient(address, '/office/api')

test('staff mention a colleague and give a task on an order; the colleague is told, and does it', async ({
  page,
  browser,
}) => {
  const writer = staffWith('operations')
  const reader = staffWith('finance')
  const readerName = demoStaff.find(({ email }) => email === reader)?.name ?? ''
  const token = await enterOffice(page, writer)
  const { body } = await send('GET business/online/order/list', { token, query: { pageSize: '1' } })
  const order = body.rows[0] as { id: string; orderNo: string }
  const message = `封条号不符 ${Date.now()}`
  const title = `核对封条 ${Date.now()}`

  await page.goto(`/office/order?id=${order.id}`)
  await page.getByRole('button', { name: opener }).click()
  const drawer = page.getByRole('dialog', { name: words.title })
  await expect(drawer.getByText(words.privacy.staff)).toBeVisible()
  await field(drawer, words.write).fill(message)
  await drawer.getByRole('checkbox', { name: readerName }).check()
  await button(drawer, words.send).click()
  await expect(drawer.getByText(message)).toBeVisible()
  await button(drawer, words.newTask).click()
  await field(drawer, words.task).fill(title)
  await drawer.getByRole('combobox', { name: words.assignee }).click()
  await page.getByRole('option', { name: readerName }).click()
  await button(drawer, words.give).click()
  await expect(drawer.getByRole('checkbox', { name: title })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await enterOffice(other, reader)
  await other.goto('/office')
  await other.getByRole('button', { name: new RegExp(office.bell.label.replace('{shown}', '\\d+')) }).click()
  await other.getByRole('link', { name: message }).click()
  await expect(other.getByRole('heading', { name: order.orderNo, level: 1 })).toBeVisible()

  await other
    .getByRole('navigation', { name: office.menu.label })
    .getByRole('link', { name: office.pages.myTasks })
    .click()
  const row = other.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(order.orderNo)
  await row.getByRole('button', { name: words.done, exact: true }).click()
  await expect(toast(other, words.markedDone)).toBeVisible()
})
