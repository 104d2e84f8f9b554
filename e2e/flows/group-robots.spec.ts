import { expect, test } from '@playwright/test'
import { hubFields } from '@quayside/phrases/zh-CN/account/fields.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { noticeCodes } from '@quayside/phrases/zh-CN/notices/codes.ts'
import { robots } from '@quayside/phrases/zh-CN/notices/robots.ts'
import { orderNotices } from '@quayside/phrases/zh-CN/orders/server.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { startRobotSink } from '@quayside/server/modules/notices/robot-sink.testing.ts'
import { sendRobots } from '@quayside/server/modules/notices/send-robots.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { givenSubmitted } from '../support/order-story.ts'
import { runNow } from '../support/provider.ts'
import { button, field, rowOf, takeFurtherStep, toast } from '../support/screen.ts'

const secret = 'SECstory'
const passed = orderNotices.order.auditPass.title

test('an administrator adds a robot, tries it, and an approved order is posted to its group', async ({
  page,
}) => {
  const sink = await startRobotSink(secret)
  const { mobile, token } = await newCompany('Robot Trading')
  const order = await givenSubmitted(token)
  await logIn(page, mobile)

  await page.goto('/groupRobots')
  await button(page, robots.new).first().click()
  const form = page.getByRole('dialog')
  await form.getByText(noticeCodes.robotKind.dingTalk, { exact: true }).click()
  await field(form, hubFields.robot.name).fill('Import group')
  await field(form, hubFields.robot.webhook).fill('https://evil.example/robot/send?access_token=1')
  await field(form, hubFields.robot.secret).fill('not-the-secret')
  await form.locator('summary').filter({ hasText: shell.areas.orders }).click()
  await form.getByRole('checkbox', { name: passed, exact: true }).check()
  await button(form, robots.save).click()
  await expect(form.getByText('地址的主机不属于所选群聊')).toBeVisible()
  await field(form, hubFields.robot.webhook).fill(sink.addresses.dingTalk)
  await button(form, robots.save).click()
  await expect(toast(page, robots.saved)).toBeVisible()

  // The wrong secret is said in words, the right one is tried with success.
  const row = rowOf(page, 'Import group')
  const test1 = row.getByRole('button', { name: robots.test, exact: true })
  const runTest = async (): Promise<void> => {
    if (await test1.isVisible()) await test1.click()
    else await takeFurtherStep(row, robots.test)
  }
  await runTest()
  await expect(toast(page, noticeCodes.robotFault.signature).first()).toBeVisible()
  await expect(row.getByText(noticeCodes.robotFault.signature)).toBeVisible()
  const change = row.getByRole('button', { name: kit.list.change, exact: true })
  if (await change.isVisible()) await change.click()
  else await takeFurtherStep(row, kit.list.change)
  await field(page.getByRole('dialog'), hubFields.robot.secret).fill(secret)
  await button(page.getByRole('dialog'), robots.save).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await runTest()
  await expect(toast(page, robots.tested)).toBeVisible()
  expect(sink.takePosted().map(({ text }) => text.includes('Import group'))).toEqual([true])

  await provide('orders', order.id, 'auditPass')
  await runNow(sendRobots, { ROBOT_HOSTS: sink.host })
  // The server's own job of this minute may have been first.
  await expect.poll(() => sink.state.posted.length, { timeout: 60_000 }).toBe(1)
  expect(sink.takePosted()[0]?.text).toContain(passed)
  sink.close()
})
