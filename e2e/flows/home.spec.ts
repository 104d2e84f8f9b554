import { expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes } from '@quayside/phrases/zh-CN/texts.ts'
import { shareOf } from '@quayside/server/platform/testing/turn.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { givenDraft } from '../support/order-story.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const todayRows = (page: Page) => panel(page, home.today.title).getByRole('listitem')
const figure = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const rows = (page: Page) =>
  page.locator('.q-table tbody tr, [role="row"]').filter({ hasText: /(IM|DM)\d{6}-/ })

let company: NewCompany
const drafts: { id: string; orderNo: string }[] = []
test.beforeAll(async () => {
  company = await newCompany('Dashboard Trading')
  for (const modelType of [0, 0, 3]) drafts.push(await givenDraft(company.token, { modelType }))
  const { token } = company
  await call(`POST business/online/order/${drafts[1]?.id}/submit`, { token, body: {} })
})

test('every figure leads to the list that it counts, a record of today to its page', async ({ page }) => {
  await logIn(page, company.mobile)
  await page.goto('/home')
  const toSubmit = todayRows(page).filter({ hasText: home.today.what.toSubmit })
  await expect(toSubmit).toHaveCount(2)
  const draft = toSubmit.filter({ hasText: drafts[0]?.orderNo ?? '' })
  await draft.getByRole('link', { name: home.today.verb.toSubmit }).click()
  await expect(page).toHaveURL(`/orderInfo?id=${drafts[0]?.id}`)

  await page.goto('/homeindex')
  const imports = panel(page, home.status.title).getByRole('row').filter({ hasText: codes.modelType.import })
  await imports.getByRole('link').nth(1).click()
  await expect(page).toHaveURL('/ImportOrderList?state=1')
  await expect(rows(page)).toContainText(drafts[1]?.orderNo ?? '')

  await page.goto('/home')
  await todayRows(page)
    .filter({ hasText: home.today.what.contracts })
    .getByRole('link', { name: home.today.verb.contracts })
    .click()
  await expect(page).toHaveURL(`/ElectronicContract?record=${drafts[1]?.id}`)
  await expect(page.getByRole('dialog')).toContainText(drafts[1]?.orderNo ?? '')

  await page.goto('/home')
  const trend = panel(page, home.trend.title)
  await trend.getByText(kit.chart.table, { exact: true }).click()
  // A draft is not counted.
  await trend.getByRole('table').getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(/\/ImportOrderList\?orderDateBegin=\d{4}-\d\d-01&orderDateEnd=.*stage=placed/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(drafts[1]?.orderNo ?? '')
})

/** Links of the home page whose text ends with a count, by address. */
const numbersOn = (page: Page): Promise<[string, number][]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link): [string, number][] => {
      const count = /(?:^|\s)([\d,]+)$/.exec(link.textContent.trim())?.[1]
      const isAmount = /[.:-]/.test(link.textContent)
      return count === undefined || isAmount
        ? []
        : [[link.getAttribute('href') ?? '', Number(count.replaceAll(',', ''))]]
    }),
  )

test('each number of the demo’s home is the total of the list that it leads to', async ({ page }) => {
  test.setTimeout(300_000)
  await logIn(page, administrator)
  await page.goto('/home')
  await expect(todayRows(page)).toHaveCount(7)
  const others = page.getByRole('button', { name: home.today.show })
  await others.click()
  const numbers = [...new Map(await numbersOn(page))]
  expect(numbers.length).toBeGreaterThan(40)
  // home-numbers.test.ts compares all of them with the calls of their lists.
  for (const [href, count] of shareOf('home', numbers, 6)) {
    await page.getByRole('main').locator(`a[href="${href}"]`).first().click()
    await expect(page.locator('.q-pager > span').first(), href).toHaveText(
      new RegExp(`(^|\\D)${count.toLocaleString('en-US')}(\\D|$)`),
    )
    await page.goBack()
    await others.click()
  }
})

test('E unfolds the other to-dos and folds them again, but not while something is typed', async ({
  page,
}) => {
  await logIn(page, administrator)
  await page.goto('/home')
  const others = panel(page, home.today.title).getByRole('button', { expanded: false })
  await expect(others).toBeVisible()
  await page.keyboard.press('e')
  const unfolded = panel(page, home.today.title).getByRole('button', { expanded: true })
  await expect(unfolded).toBeVisible()
  await page.keyboard.press('e')
  await expect(others).toBeVisible()
  await page.getByRole('textbox').first().press('e')
  await expect(others).toBeVisible()
})

test('blocks are hidden and moved, for the member on every device', async ({ page }) => {
  await logIn(page, company.mobile)
  await page.goto('/home')
  await expect(panel(page, home.trend.title)).toBeVisible()
  await page.getByRole('button', { name: home.arrange.title }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: home.trend.title }).uncheck()
  await dialog.getByRole('button', { name: home.arrange.across.replace('{name}', home.rates.title) }).click()
  await dialog.getByRole('button', { name: home.arrange.save }).click()
  await expect(panel(page, home.trend.title)).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('homeLayout'))
  await page.reload()
  await expect(panel(page, home.rates.title)).toBeVisible()
  await expect(panel(page, home.trend.title)).toHaveCount(0)
  const [rates, todo] = await Promise.all(
    [home.rates.title, home.today.title].map((name) => panel(page, name).boundingBox()),
  )
  expect(rates?.x).toBe(todo?.x)
  await page.getByRole('button', { name: home.arrange.title }).click()
  await dialog.getByRole('button', { name: home.arrange.reset }).click()
  await dialog.getByRole('button', { name: home.arrange.save }).click()
  await expect(panel(page, home.trend.title)).toBeVisible()
})

test('the figures stand above everything, and nothing moves while the page loads', async ({ page }) => {
  await logIn(page, company.mobile)
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/home')
  await expect(figure(page, home.figures.month)).toContainText(/1/)
  await expect(figure(page, home.figures.unpaid)).toContainText(home.figures.noneLate)
  await expect(panel(page, home.trend.title).locator('svg').first()).toBeVisible()
  await expect(panel(page, home.rates.title).getByRole('table')).toBeVisible()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        // Two frames later, whatever the last answer moved was reported.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as { shifts: { sum: number } }).shifts.sum)),
        )
      }),
  )
  expect(moved).toBeLessThan(0.05)
})

test('a number typed at the top becomes a new draft, a wrong one says so', async ({ page }) => {
  await logIn(page, company.mobile)
  await page.goto('/home')
  const field = page.getByRole('textbox', { name: home.quick.label })
  await field.fill('IM000000-0000')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await field.fill(drafts[2]?.orderNo ?? '')
  await page.getByRole('button', { name: home.quick.copy }).click()
  await expect(page).toHaveURL(/\/inlandOrder\?id=\d+/)
})

test('a new order of each kind the member may place is two clicks away, of an only kind one', async ({
  page,
}) => {
  const { user_info: info } = await logIn(page, company.mobile)
  const { areas, pages } = shell
  await page.goto('/home')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${areas.addOrder}`) })
    .click()
  const { importOrder, exportOrder, placeAnOrder, inlandOrder } = pages
  await expect(page.getByRole('menuitem')).toHaveText([importOrder, exportOrder, placeAnOrder, inlandOrder])
  await page.getByRole('menuitem', { name: placeAnOrder }).click()
  await expect(page).toHaveURL(/\/placeAnOrder$/)
  const menuList = ['order-import-list', 'order-import-save']
  await page.evaluate(
    (stored) => sessionStorage.setItem('userInfo', stored),
    JSON.stringify({ ...info, menuList }),
  )
  await page.goto('/home')
  await page.getByRole('main').getByRole('button', { name: importOrder }).click()
  await expect(page).toHaveURL(/\/importOrder$/)
})

test('a member who may not see orders has no tile of them, and no gap in its place', async ({ page }) => {
  const { user_info: info } = await logIn(page, company.mobile)
  const menuList = ['home-notice-list', 'home-bulletin-list', 'data-rate-list']
  await page.evaluate(
    (stored) => sessionStorage.setItem('userInfo', stored),
    JSON.stringify({ ...info, menuList }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/home')
  await expect(panel(page, home.rates.title).getByRole('table')).toBeVisible()
  await expect(panel(page, home.today.title)).toHaveCount(0)
  await expect(panel(page, home.status.title)).toHaveCount(0)
  await expect(panel(page, home.unpaid.title)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: home.quick.label })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/order/'))).toEqual([])
})
