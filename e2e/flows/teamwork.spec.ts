import { expect, test } from '@playwright/test'
import type { Teamwork } from '@quayside/contract/teamwork/teamwork.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { teamwork as words } from '@quayside/phrases/zh-CN/teamwork/teamwork.ts'
import { call, tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { button, field, toast } from '../support/screen.ts'

const opener = new RegExp(`^${kit.frame.teamwork}`)

test('colleagues write a note and a task on an order, and the task is done from the list of tasks', async ({
  page,
}) => {
  const { access_token: token } = await tokenOf(administrator)
  const { rows } = await call<{ rows: { id: string; orderNo: string }[] }>('GET business/online/order/list', {
    token,
    query: { modelType: '1', pageSize: '1' },
  })
  const [order] = rows
  // A retry finds what the first attempt left.
  const before = await call<Teamwork>('GET system/online/teamwork/record', {
    token,
    query: { entity: 'order', entityId: order?.id ?? '' },
  })
  const count = before.notes.length + before.tasks.filter(({ doneAt }) => doneAt === null).length
  const message = `箱单已核对 ${Date.now()}`
  const title = `催促提单 ${Date.now()}`
  await logIn(page, administrator)
  await page.goto(`/orderInfo?id=${order?.id}`)
  await page.getByRole('button', { name: opener }).click()
  const drawer = page.getByRole('dialog', { name: words.title })
  await expect(drawer.getByText(words.privacy.company)).toBeVisible()
  await button(drawer, words.send).click()
  await expect(field(drawer, words.write)).toHaveAttribute('aria-invalid', 'true')
  await field(drawer, words.write).fill(message)
  await button(drawer, words.send).click()
  await expect(drawer.getByText(message)).toBeVisible()
  await button(drawer, words.newTask).click()
  await field(drawer, words.task).fill(title)
  await button(drawer, words.give).click()
  await expect(drawer.getByRole('checkbox', { name: title })).toBeVisible()
  await button(drawer, words.newTask).click()
  await field(drawer, words.task).fill(`${title} 重复`)
  await button(drawer, words.give).click()
  const again = drawer.getByRole('listitem').filter({ hasText: `${title} 重复` })
  await button(again, words.remove).click()
  await expect(again).toHaveCount(0)
  await button(drawer, kit.form.close).click()
  await expect(page.getByRole('button', { name: opener })).toContainText(String(count + 2))

  await page.goto('/recordTasks?isMine=1&isDone=0')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(order?.orderNo ?? '')
  await row.getByRole('button', { name: words.done, exact: true }).click()
  await expect(toast(page, words.markedDone)).toBeVisible()
  await expect(row).toBeHidden()
})
