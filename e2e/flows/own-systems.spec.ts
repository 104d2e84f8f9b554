import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { permissions } from '@quayside/phrases/zh-CN/account/permissions.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { ownSystems } from '@quayside/phrases/zh-CN/systems/screens.ts'
import { systemsCodes } from '@quayside/phrases/zh-CN/systems/systems.ts'
import { ownWebhooks } from '@quayside/phrases/zh-CN/systems/webhooks.ts'
import { deliverSystemEvents } from '@quayside/server/modules/systems/deliver-events.ts'
import { startEventSink } from '@quayside/server/modules/systems/event-sink.testing.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { orderBody } from '../support/order-story.ts'
import { address as server } from '../support/place.ts'
import { runNow } from '../support/provider.ts'
import { button, field, rowOf, toast } from '../support/screen.ts'

test('an administrator makes a key, an outside program places an order by it and is told of it, and a revoked key is refused', async ({
  page,
}) => {
  const sink = await startEventSink()
  const { mobile, token } = await newCompany('Own Systems Trading')
  const body = await orderBody(token)
  await logIn(page, mobile)

  await page.goto('/ownSystems')
  await button(page, ownSystems.new).first().click()
  const form = page.getByRole('dialog')
  await field(form, ownSystems.name).fill('Kingdee')
  const orders = form.getByRole('group', { name: permissions.areas.order })
  const imports = orders.locator('div').filter({ hasText: permissions.pages.order.import }).first()
  for (const action of ['list', 'save', 'submit'] as const)
    await imports.getByRole('checkbox', { name: permissions.actions[action], exact: true }).check()
  // What a person has to do is not offered.
  await expect(form.getByRole('checkbox', { name: permissions.actions.release, exact: true })).toHaveCount(0)
  await button(form, ownSystems.make).click()
  const key = await page.getByRole('dialog').getByText(/^qck_/).textContent()
  await button(page.getByRole('dialog'), ownSystems.close).last().click()

  await page.goto('/ownWebhooks')
  await button(page, ownWebhooks.new).first().click()
  const address = page.getByRole('dialog')
  await field(address, ownWebhooks.name).fill('Kingdee events')
  await field(address, ownWebhooks.url).fill(sink.url)
  await button(address, ownWebhooks.save).click()
  const secret = await page.getByRole('dialog').getByText(/^whs_/).textContent()
  await button(page.getByRole('dialog'), ownWebhooks.close).last().click()

  // The outside program knows nothing but the key.
  const outside = async (method: string, path: string, sent?: object) => {
    const answer = await fetch(`${server}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${key ?? ''}`, 'content-type': 'application/json' },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    return {
      status: answer.status,
      ...((await answer.json()) as { code: number; data: { id: string; orderNo: string } }),
    }
  }
  const { code, data: order } = await outside('POST', 'business/online/order/save', body)
  expect(code).toBe(200)
  expect((await outside('POST', `business/online/order/${order.id}/submit`, {})).code).toBe(200)
  expect((await outside('GET', 'base/online/member/list')).code).toBe('403')

  await runNow(deliverSystemEvents, { WEBHOOKS_ALLOW_PRIVATE: 'on' })
  await expect.poll(() => sink.state.taken.length).toBe(1)
  const [told] = sink.take()
  expect(told?.event).toMatchObject({ kind: 'order', event: 'submit', number: order.orderNo })
  const [, seconds = '', mac] = /^t=(\d+),v1=(.*)$/.exec(told?.signature ?? '') ?? []
  expect(mac).toBe(
    createHmac('sha256', secret ?? '')
      .update(`${seconds}.${told?.body}`)
      .digest('hex'),
  )
  sink.close()

  await page.goto(`/orderInfo?id=${order.id}`)
  await expect(page.getByText('Kingdee').first()).toBeVisible()

  await page.goto('/ownSystems')
  await expect(page.getByText(shell.pages.ownSystems).first()).toBeVisible()
  const row = rowOf(page, 'Kingdee')
  await button(row, ownSystems.revoke).click()
  await button(page.getByRole('dialog'), ownSystems.revoke).click()
  await expect(toast(page, ownSystems.revoked)).toBeVisible()
  await expect(row.getByText(systemsCodes.systemKeyState.revoked)).toBeVisible()
  expect((await outside('GET', 'business/online/order/list?modelType=0')).status).toBe(401)
})
