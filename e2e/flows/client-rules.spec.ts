import { expect, type Page, type Request, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { client } from '@quayside/phrases/zh-CN/client.ts'
import { errors } from '@quayside/phrases/zh-CN/errors.ts'
import { kit } from '@quayside/phrases/zh-CN/kit.ts'
import { login } from '@quayside/phrases/zh-CN/login.ts'
import { orders } from '@quayside/phrases/zh-CN/orders.ts'
import { partners } from '@quayside/phrases/zh-CN/partners.ts'
import { rates } from '@quayside/phrases/zh-CN/rates.ts'
import { shell } from '@quayside/phrases/zh-CN/shell.ts'
import { newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { tell } from '../support/provider-acts.ts'

const list = '**/api/base/online/supplier/list**'
const exported = '**/api/base/online/supplier/export**'
const isCallTo = (ending: string) => (request: Request) => new URL(request.url()).pathname.endsWith(ending)

const toast = (page: Page) => page.locator('.toast')
const prompt = (page: Page) => page.getByRole('dialog', { name: client.expired.title })
const query = (page: Page) => page.getByRole('button', { name: kit.list.refresh }).click()
const busy = (page: Page) => page.locator('[data-busy]')
const stored = (page: Page, name: string) => page.evaluate((wanted) => sessionStorage.getItem(wanted), name)

async function openList(page: Page): Promise<void> {
  await logIn(page, administrator)
  await page.goto('/supplierList')
  await expect(page.getByRole('table').first()).toBeVisible()
}

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
    // The browser's own timeout signal is not driven by the test's clock; this one is.
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

  test('hand a text answer on as it is', async ({ page }) => {
    await openList(page)
    await page.route('**/api/system/online/file/**', (route) =>
      route.fulfill({ body: 'plain words', contentType: 'text/plain' }),
    )
    await page.goto('/ImgPreview?id=1')
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(toast(page)).toBeHidden()
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
      await page.clock.install()
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
      await page.clock.fastForward(4_100)
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

/** §3, §9 */
test.describe('constants', () => {
  test('the root font is 100 px at 1920, proportional below, fixed under 1024 and above 1920', async ({
    page,
  }) => {
    await page.goto('/agreement')
    for (const [width, size] of [
      [800, (1024 / 1920) * 100],
      [1024, (1024 / 1920) * 100],
      [1440, 75],
      [1920, 100],
      [2400, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize'))
        .toMatch(new RegExp(`^${size.toFixed(3).replace(/\.?0+$/, '')}\\d*px$`))
    }
  })

  test('rates have six decimals, money two and thousands separators', async ({ page }) => {
    await logIn(page, administrator)
    await page.goto('/exchangeRate')
    const figures = page.locator('.rate-today .q-number')
    await expect(figures.first()).toBeVisible()
    for (const text of await figures.allTextContents())
      expect(text).toMatch(/^([▲▼]?[+−])?(\d{1,3}(,\d{3})*\.\d{6}|\d+\.\d{2} %)$/)
    await page.getByRole('textbox', { name: rates.converter.amount }).fill('1234567.8')
    await expect(page.locator('output')).toContainText(/ \d{1,3}(,\d{3})+\.\d{2}(?!\d)/)
  })

  test('token, token type, user info with its permissions and the active menu lie in the session storage', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: login.fields.account }).fill(administrator)
    await page.getByRole('textbox', { name: login.fields.password, exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
    expect(await stored(page, 'accessToken')).toBeTruthy()
    expect(await stored(page, 'tokenType')).toBe('bearer')
    const { menuList } = JSON.parse((await stored(page, 'userInfo')) ?? '{}') as { menuList: string[] }
    expect(menuList).toContain('business-supplier-edit')
    await page.goto('/supplierList')
    // Home, my orders, add an order, my business.
    await expect.poll(() => stored(page, 'activeMenu')).toBe('3')
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('oken')
  })

  test('unread messages are asked for ten to a page, the first page', async ({ page }) => {
    await logIn(page, administrator)
    const sent = page.waitForRequest(isCallTo('/system/online/sysMsg'))
    await page.goto('/home')
    const asked = Object.fromEntries(new URL((await sent).url()).searchParams)
    expect(asked).toEqual({ pageSize: '10', pageNum: '1', isRead: '0', sType: '0' })
  })

  test('a message of the provider is a toast of 30 seconds', async ({ page }) => {
    await page.clock.install()
    const { mobile, companyId } = await newCompany('Thirty Seconds Trading')
    await logIn(page, mobile)
    const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto('/home')
    await live
    await tell(companyId, { title: 'Typhoon signal 8', content: 'The terminal closes at noon.' })
    const told = toast(page).filter({ hasText: 'The terminal closes at noon.' })
    await expect(told).toBeVisible()
    await page.clock.fastForward(28_000)
    await expect(told).toBeVisible()
    await page.clock.fastForward(2_100)
    await expect(told).toBeHidden()
  })

  test('simplified Chinese is the default, whatever the browser prefers', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: login.titles.account })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await context.close()
  })

  test('the language changes in place, without a reload and without losing what is typed', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: login.fields.account }).fill('half typed')
    await page.evaluate('window.isStillHere = true')
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('half typed')
    expect(await page.evaluate('window.isStillHere')).toBe(true)
  })
})
