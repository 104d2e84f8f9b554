import { expect, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { errors } from '@quayside/phrases/zh-CN/texts.ts'
import { administrator } from '../support/demo.ts'
import { busy, exported, isCallTo, list, openList, prompt, query, toast } from '../support/list-under-test.ts'
import { logIn } from '../support/log-in.ts'

/** §8 */
test.describe('errors', () => {
  test('body code 403 as text leads to the login page and says why', async ({ page }) => {
    await openList(page)
    await page.route(list, (route) => route.fulfill({ json: { code: '403', msg: errors.access.forbidden } }))
    await query(page)
    await expect(page).toHaveURL('/login')
    await expect(toast(page)).toContainText(errors.access.forbidden)
  })

  test('body code 403 as a number is an ordinary error', async ({ page }) => {
    await openList(page)
    await page.route(list, (route) => route.fulfill({ json: { code: 403, msg: 'Not this.' } }))
    await query(page)
    await expect(toast(page)).toContainText('Not this.')
    await expect(page).toHaveURL('/supplierList')
  })

  for (const [what, answer] of [
    ['body code 401', { status: 200, json: { code: 401, msg: 'over' } }],
    ['body code 405', { status: 200, json: { code: 405, msg: 'over' } }],
    ['HTTP 401', { status: 401, body: '' }],
  ] as const) {
    test(`${what} asks whether to stay or to log in again, at most once in 4 seconds`, async ({ page }) => {
      // The clock is stopped: on a busy machine the four seconds would pass before the second check.
      const now = Date.now()
      await page.clock.setFixedTime(now)
      await page.route('**/api/auth/oauth/token', (route) => route.fulfill({ json: { code: 401, msg: '' } }))
      await openList(page)
      await page.route(list, (route) => route.fulfill(answer))
      await query(page)
      await expect(prompt(page)).toBeVisible()
      await prompt(page).getByRole('button', { name: client.expired.stay }).click()
      await expect(prompt(page)).toBeHidden()
      await expect(page).toHaveURL('/supplierList')

      await query(page)
      await expect(busy(page)).toHaveAttribute('data-busy', 'false')
      await expect(prompt(page)).toBeHidden()
      await page.clock.setFixedTime(now + 4_100)
      await query(page)
      await expect(prompt(page)).toBeVisible()
    })
  }

  test('logging in again calls logout, clears the session storage and shows the login page', async ({
    page,
  }) => {
    await page.route('**/api/auth/oauth/token', (route) => route.fulfill({ json: { code: 401, msg: '' } }))
    await openList(page)
    await page.route(list, (route) => route.fulfill({ json: { code: 401, msg: '' } }))
    await query(page)
    const logout = page.waitForRequest(isCallTo('/auth/token/logout'))
    await prompt(page).getByRole('button', { name: client.expired.again }).click()
    expect((await logout).method()).toBe('DELETE')
    await expect(page).toHaveURL(/\/login\?expired=1&from=%2F/)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('any other body code is an error toast of 2 seconds whose words stay in the message list', async ({
    page,
  }) => {
    await page.clock.install()
    await openList(page)
    const words = 'The quay is closed today.'
    await page.route(exported, (route) => route.fulfill({ json: { code: 400, msg: words } }))
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    await expect(toast(page)).toHaveText(new RegExp(words))
    await expect(toast(page)).toHaveRole('alert')
    await page.clock.fastForward(1_000)
    await expect(toast(page)).toBeVisible()
    await page.clock.fastForward(1_100)
    await expect(toast(page)).toBeHidden()

    await page.getByRole('button', { name: shell.bell.label.split('{')[0] ?? '' }).click()
    await page.getByText(shell.bell.recent).click()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  })

  test('a message over 150 characters is downloaded as an escaped page, and the toast says so', async ({
    page,
  }) => {
    await openList(page)
    const message = `<script>alert("1")</script> & ${'x'.repeat(150)} the end`
    await page.route(exported, (route) => route.fulfill({ json: { code: 400, msg: message } }))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.html$/)
    const chunks = await file.createReadStream().then((stream) => stream.toArray())
    const html = Buffer.concat(chunks as Buffer[]).toString()
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; xxx')
    expect(html).toContain('the end')
    expect(html).not.toContain('<script')
    expect(html).toContain('Content-Security-Policy')
    await expect(toast(page)).toContainText(`${message.slice(0, 150)}…${client.call.longMessageNote}`)
    await expect(toast(page)).not.toContainText('the end')
  })

  test('a message of exactly 150 characters is told whole and downloaded by nobody', async ({ page }) => {
    await openList(page)
    let downloads = 0
    page.on('download', () => (downloads += 1))
    const message = 'y'.repeat(150)
    await page.route(exported, (route) => route.fulfill({ json: { code: 400, msg: message } }))
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    await expect(toast(page)).toContainText(message)
    await expect(toast(page)).not.toContainText(client.call.longMessageNote)
    expect(downloads).toBe(0)
  })

  test('a status without words of the server has its own text', async ({ page }) => {
    await page.clock.install()
    await openList(page)
    for (const [status, words] of [
      [500, client.call.requestAbnormal],
      [403, client.call.forbidden],
      [404, client.call.notFound],
      [502, client.call.unknown],
    ] as const) {
      await page.route(exported, (route) => route.fulfill({ status, body: '', contentType: 'text/html' }), {
        times: 1,
      })
      await page.getByRole('button', { name: kit.list.export, exact: true }).click()
      await expect(toast(page), String(status)).toContainText(words)
      await page.clock.fastForward(2_100)
      await expect(toast(page)).toBeHidden()
    }
  })

  test('HTTP 500 shows the server’s message where there is one', async ({ page }) => {
    await openList(page)
    await page.route(exported, (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: 'Reference 7F3A: please try again.' } }),
    )
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    await expect(toast(page)).toContainText('Reference 7F3A: please try again.')
  })

  test('an empty export says that there is no data', async ({ page }) => {
    await openList(page)
    await page.goto('/supplierList?keyword=nobody-is-called-so')
    await expect(page.getByText(kit.list.nothingFound)).toBeVisible()
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    await expect(toast(page)).toContainText(errors.export.noData)
  })

  test('an order that has not been shipped cannot be signed for, and says so', async ({ page }) => {
    await logIn(page, administrator)
    await page.goto('/ImportOrderList?state=1')
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await page.getByRole('region').getByRole('button', { name: orders.list.sign, exact: true }).click()
    await expect(toast(page)).toContainText(orders.list.notShipped)
  })

  test('a lost connection is told, and the live channel’s error only logged', async ({ page, context }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await openList(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    await expect(toast(page)).toContainText(client.call.offline)
    await expect(page.getByText(shell.offline)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(shell.offline)).toBeHidden()
    expect(faults).toEqual([])
  })
})
