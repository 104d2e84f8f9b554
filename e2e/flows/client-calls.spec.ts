import { expect, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { partners } from '@quayside/phrases/zh-CN/partners/partners.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { administrator } from '../support/demo.ts'
import { busy, exported, isCallTo, list, openList, query, toast } from '../support/list-under-test.ts'
import { logIn } from '../support/log-in.ts'

/** §7 */
test.describe('calls', () => {
  test('send the language, the credentials and the bearer token of the stored type', async ({ page }) => {
    const token = await logIn(page, administrator)
    await page.evaluate(() => {
      localStorage.setItem('locale', 'zh-TW')
      sessionStorage.setItem('tokenType', 'Bearer')
    })
    await page.context().addCookies([{ name: 'witness', value: 'sent', url: page.url() }])
    const sent = page.waitForRequest(isCallTo('supplier/list'))
    await page.goto('/supplierList')
    const headers = await (await sent).allHeaders()
    expect(headers).toMatchObject({
      'accept-language': 'zh-TW',
      authorization: `Bearer ${token.access_token}`,
      cookie: 'witness=sent',
    })
  })

  test('log in by the password grant, form-encoded, with the client’s own pair and no bearer', async ({
    page,
  }) => {
    await page.goto('/login')
    const sent = page.waitForRequest(isCallTo('/auth/oauth/token'))
    await page.getByRole('textbox', { name: login.fields.account }).fill(administrator)
    await page.getByRole('textbox', { name: login.fields.password, exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    const request = await sent
    const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
    expect(request.method()).toBe('POST')
    expect(body).toMatchObject({ grant_type: 'password', username: administrator, password: demoPassword })
    expect(body['client_id']).toBeTruthy()
    expect(body['client_secret']).toBeTruthy()
    expect((await request.allHeaders())['authorization'] ?? '').toBe('')
    await expect(page).toHaveURL('/home')
  })

  test('time out after 50 seconds, and not before', async ({ page }) => {
    // The test clock does not control the browser's own timeout signal, so this one replaces it.
    await page.addInitScript(() => {
      AbortSignal.timeout = (delay) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), delay)
        return controller.signal
      }
    })
    await page.clock.install()
    await openList(page)
    await page.route(list, () => undefined)
    await query(page)
    await expect(busy(page)).toHaveAttribute('data-busy', 'true')
    await page.clock.fastForward(45_000)
    await expect(busy(page)).toHaveAttribute('data-busy', 'true')
    await expect(toast(page)).toBeHidden()
    await page.clock.fastForward(5_100)
    await expect(toast(page)).toContainText(client.call.timeout)
    await expect(busy(page)).toHaveAttribute('data-busy', 'false')
  })

  test('keep the busy indicator for 2 seconds after a save', async ({ page }) => {
    await page.clock.install()
    await openList(page)
    await page.route('**/api/base/online/supplier/save', (route) =>
      route.fulfill({ json: { code: 400, msg: 'No.' } }),
    )
    await page.goto('/supplierInfo?id=1&edit=1')
    await page.getByRole('button', { name: partners.supplier.save }).click()
    await expect(toast(page)).toContainText('No.')
    await page.clock.fastForward(1_000)
    await expect(busy(page)).toHaveAttribute('data-busy', 'true')
    await page.clock.fastForward(1_100)
    await expect(busy(page)).toHaveAttribute('data-busy', 'false')
  })

  test('switch the busy indicator off at once after a list', async ({ page }) => {
    await page.clock.install()
    await openList(page)
    let answer = (): void => undefined
    await page.route(list, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ json: { code: 200, msg: '', rows: [], total: 0 } })
    })
    await query(page)
    await expect(busy(page)).toHaveAttribute('data-busy', 'true')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    answer()
    await expect(busy(page)).toHaveAttribute('data-busy', 'false')
  })

  test('hand a binary answer on as it is, under the name the server gave it', async ({ page }) => {
    await openList(page)
    const bytes = Buffer.from([0x50, 0x4b, 0, 255, 254, 10, 13])
    await page.route(exported, (route) =>
      route.fulfill({
        body: bytes,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="list.xlsx"; filename*=UTF-8''%E6%B8%85%E5%8D%95.xlsx`,
        },
      }),
    )
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: kit.list.export, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('清单.xlsx')
    const chunks = await file.createReadStream().then((stream) => stream.toArray())
    expect(Buffer.concat(chunks as Buffer[])).toEqual(bytes)
  })

  test('set the page title from ymbTitle, in each language', async ({ page }) => {
    await page.goto('/agreement')
    const title = await page.title()
    await page.route('**/api/system/online/sysConfig/getSysInfo', async (route) => {
      const answer = await route.fetch()
      const { data, ...envelope } = (await answer.json()) as { data: object }
      await route.fulfill({ json: { ...envelope, data: { ...data, ymbTitle: 'Harbour Provider Ltd.' } } })
    })
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page).toHaveTitle('Harbour Provider Ltd.')
    expect(title).not.toBe('')
  })
})
