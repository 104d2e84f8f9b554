import { expect, type Page, test } from '@playwright/test'
import { kit as kitEnglish } from '@quayside/phrases/en-US/kit/kit.ts'
import { shell as shellEnglish } from '@quayside/phrases/en-US/shell/shell.ts'
import { localeNames } from '@quayside/phrases/locales.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { partnerFields as fields } from '@quayside/phrases/zh-CN/partners/fields.ts'
import { palette } from '@quayside/phrases/zh-CN/shell/palette.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { givenDraft } from '../support/order-story.ts'
import { tell } from '../support/provider-acts.ts'
import { givenSupplier } from '../support/suppliers.ts'

let company: NewCompany
let supplierId: string
let order: { id: string; orderNo: string }
test.beforeAll(async () => {
  company = await newCompany('Shell Trading')
  supplierId = await givenSupplier(company.token, { name: 'Quince Cables' })
  order = await givenDraft(company.token, { modelType: 0 })
})
test.beforeEach(async ({ page }) => {
  await logIn(page, company.mobile)
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const tabs = (page: Page) => page.getByRole('navigation', { name: shell.tabs.label })
const bell = (page: Page) => page.getByRole('button', { name: shell.bell.label.split('{')[0] ?? '' })

test('what is typed after Ctrl+K while the search is still loading arrives in its field', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loading = Promise.withResolvers<void>()
  await page.route('**/assets/palette-*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gys')
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('gys')
  loading.resolve()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toHaveValue('gys')
  await page.keyboard.type('dz')
  await expect(field).toHaveValue('gysdz')
  await expect(page.getByRole('option').first()).toContainText(shell.pages.SupplierAddress)
})

test('Ctrl+K finds pages by initials, suppliers by name and orders by number, and opens them', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found = page.getByRole('option')
  const search = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(text)
  }
  await search('gysdz')
  await expect(found.first()).toContainText(shell.pages.SupplierAddress)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/SupplierAddress')

  await search('quince')
  const suppliers = page.getByRole('group', { name: palette.suppliers })
  await expect(suppliers.getByRole('option')).toContainText('Quince Cables')
  await expect(suppliers.locator('mark')).toHaveText('Quince')
  // The preview reads what the search itself does not bring.
  const preview = page.getByRole('complementary', { name: palette.preview })
  await expect(preview).toContainText(palette.facts.orders)
  await expect(preview).toContainText(palette.facts.location)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/supplierInfo?id=${supplierId}`)

  await search(order.orderNo.toLowerCase())
  const orders = page.getByRole('group', { name: palette.orders })
  // What home asks to be done with it comes first.
  await expect(orders.getByRole('option')).toContainText(order.orderNo)
  await page.keyboard.press('ArrowDown')
  await expect(orders.getByRole('option', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('complementary', { name: palette.preview })).toContainText(order.orderNo)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/orderInfo?id=${order.id}`)

  // What was opened comes first, and an action is found by its name.
  await search('')
  await expect(page.getByRole('group', { name: palette.recent }).getByRole('option').first()).toContainText(
    order.orderNo,
  )
  await page.keyboard.type(`>${shell.pages.importOrder.slice(0, 2)}`)
  await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/importOrder')

  await search('nothing is called so')
  await expect(page.getByRole('dialog')).toContainText(palette.nothing)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('open pages are tabs: kept over a reload, a record by its name, closed to their neighbour', async ({
  page,
}) => {
  await page.goto('/supplierList?keyword=quince')
  await expect(tabs(page).getByRole('link', { name: shell.pages.supplierList })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page
    .getByRole('link', { name: /^SP\d{6}-\d{4}/ })
    .first()
    .click()
  await expect(heading(page, 'Quince Cables')).toBeVisible()
  await page.goto('/members')
  await expect(tabs(page).getByRole('link')).toHaveText([
    shell.pages.home,
    shell.pages.supplierList,
    'Quince Cables',
    shell.pages.members,
  ])
  // The tab of a list keeps its filters.
  await tabs(page).getByRole('link', { name: shell.pages.supplierList }).click()
  await expect(page).toHaveURL('/supplierList?keyword=quince')
  const close = (name: string) =>
    tabs(page)
      .getByRole('button', { name: shell.tabs.close.replace('{name}', name) })
      .click()
  await close(shell.pages.supplierList)
  await expect(page).toHaveURL(`/supplierInfo?id=${supplierId}`)
  await close(shell.pages.members)
  await expect(page).toHaveURL(`/supplierInfo?id=${supplierId}`)
  await expect(tabs(page).getByRole('link')).toHaveText([shell.pages.home, 'Quince Cables'])
  await expect(tabs(page).getByRole('button', { name: shell.pages.home })).toHaveCount(0)
})

test('the menu shows where one is, and stays folded when it was folded', async ({ page }) => {
  await page.goto(`/supplierInfo?id=${supplierId}`)
  const crumbs = page.getByRole('navigation', { name: shell.breadcrumb })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    shell.areas.business,
    shell.pages.supplierList,
    'Quince Cables',
  ])
  const menu = page.getByRole('navigation', { name: shell.menu.label })
  const suppliers = menu.getByRole('link', { name: shell.pages.supplierList, exact: true })
  await expect(suppliers).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: shell.menu.collapse, exact: true }).last().click()
  await expect(suppliers).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: shell.menu.expand })).toBeVisible()
  await expect(suppliers).toHaveCount(0)
  await menu.getByRole('button', { name: shell.areas.business }).click()
  await expect(suppliers).toBeVisible()
})

test('language and theme change in place, with what is typed, and are there again after a reload', async ({
  page,
}) => {
  await page.goto('/supplierInfo')
  const name = page.getByRole('textbox', { name: new RegExp(`${fields.supplier.name}$`) })
  await name.fill('Half a supplier')
  await page.evaluate('window.isStillHere = true')
  await page.getByRole('button', { name: localeNames['en-US'] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(tabs(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /Supplier name$/i })).toHaveValue('Half a supplier')
  await page.getByRole('button', { name: new RegExp(`^${kitEnglish.frame.userMenu}`) }).click()
  await page.getByRole('menuitem', { name: kitEnglish.frame.dark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate('window.isStillHere')).toBe(true)

  await page.goto('/supplierList')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(heading(page, shellEnglish.pages.supplierList)).toBeVisible()
})

/** Replaces the browser's notifications: the permission is fixed, and shown notifications are recorded. */
const withNotifications = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((given) => {
    class Told extends EventTarget {
      static permission = sessionStorage.getItem('permission') ?? 'default'
      static requestPermission = (): Promise<string> => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? 0) + 1))
        sessionStorage.setItem('permission', given)
        Told.permission = given
        return Promise.resolve(given)
      }
      constructor(title: string, options: { body: string }) {
        super()
        sessionStorage.setItem('told', `${title}: ${options.body}`)
      }
      close(): void {
        sessionStorage.setItem('told', '')
      }
    }
    Object.assign(globalThis, { Notification: Told })
  }, answer)
const keptValue = (page: Page, name: string) =>
  page.evaluate((wanted) => sessionStorage.getItem(wanted), name)

test('§1: Chrome is asked for notifications once, at the first page, and shows what the provider says', async ({
  page,
}) => {
  await withNotifications(page, 'granted')
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/home')
  await live
  await expect.poll(() => keptValue(page, 'asked')).toBe('1')
  await tell(company.companyId, { title: 'Berth 7 is free', content: 'Loading begins at noon.' })
  await expect.poll(() => keptValue(page, 'told')).toBe('Berth 7 is free: Loading begins at noon.')
  await page.goto('/supplierList')
  await expect(heading(page, shell.pages.supplierList)).toBeVisible()
  expect(await keptValue(page, 'asked')).toBe('1')
})

test('notifications are turned on and off in the bell, and a browser that refuses says where to allow them', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('browserNotificationsAsked', 'yes'))
  await withNotifications(page, 'denied')
  await page.goto('/home')
  await bell(page).click()
  const choice = page.getByRole('checkbox', { name: shell.bell.browser })
  await choice.click()
  await expect(page.locator('.toast').filter({ hasText: shell.bell.browserDenied })).toBeVisible()
  await expect(choice).not.toBeChecked()
  expect(await keptValue(page, 'asked')).toBe('1')
})

test('a message that comes while the first list of messages is under way is told nonetheless', async ({
  page,
}) => {
  const { promise: isTold, resolve: answerNow } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/system/online/sysMsg?**', async (route) => {
    asked += 1
    const isFirst = asked === 1
    const answer = await route.fetch()
    if (isFirst) await isTold
    await route.fulfill({ response: answer })
  })
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/supplierList')
  await live
  await expect.poll(() => asked).toBe(1)
  await tell(company.companyId, { title: 'Lock gate 3', content: 'Opens at six.' })
  await expect(page.locator('.toast').filter({ hasText: 'Opens at six.' })).toBeVisible()
  answerNow()
  await bell(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lock gate 3' })).toBeVisible()
})

test('a live channel that was away is followed by a fresh look at everything', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = WebSocket
    class Watched extends Real {
      constructor(address: string) {
        super(address)
        Object.assign(globalThis, { socket: this })
      }
    }
    Object.assign(globalThis, { WebSocket: Watched })
  })
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/supplierList?keyword=Rush')
  await live
  await expect(page.getByText(kit.list.nothingFound)).toBeVisible()
  const back = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.evaluate('socket.close()')
  await givenSupplier(company.token, { name: 'Rush Cables' })
  await back
  await expect(page.getByRole('row').filter({ hasText: 'Rush Cables' })).toBeVisible()
})

test('§8: an error of the live channel is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    class Broken extends EventTarget {
      readyState = 3
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('error')))
      }
      send(): void {}
      close(): void {}
    }
    Object.assign(globalThis, { WebSocket: Broken })
  })
  const logged = page.waitForEvent('console', (message) => message.text() === 'live channel lost')
  await page.goto('/supplierList')
  await logged
  await expect(page.getByRole('row').filter({ hasText: 'Quince Cables' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})
