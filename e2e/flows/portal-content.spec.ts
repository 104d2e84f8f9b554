import { type Browser, expect, type Page, test } from '@playwright/test'
import { agreementNoticeDays } from '@quayside/contract/kernel/agreement.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { accountNotices } from '@quayside/phrases/zh-CN/account/server.ts'
import { help } from '@quayside/phrases/zh-CN/help/help.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { officePublishing } from '@quayside/phrases/zh-CN/office/publishing.ts'
import { agreement as agreementPage } from '@quayside/phrases/zh-CN/public/agreement.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { button, field, toast } from '../support/screen.ts'
import { today } from '../support/today.ts'

const { agreement, landingSections: sections, languages, saved } = officePublishing
const { changes, text } = officePublishing.settings.fields
const locales = ['zh-CN', 'zh-TW', 'en-US'] as const

// Every page of every story would show what these change.
let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(900_000)
  server = await startOwnServer()
})
test.afterAll(() => server?.close())

const at = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: server.address })).newPage()
const save = async (office: Page): Promise<void> => {
  await office.getByRole('button', { name: /^保存 \d+ 处改动$/ }).click()
  await expect(toast(office, saved).last()).toBeVisible()
}
/** The names of the sections, in the order of the page. */
const shown = (page: Page): Promise<string[]> =>
  page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))

/** The first contract that is not signed. */
async function contractOf(token: string): Promise<{ currentHash: string }> {
  const query = { isSignable: '1', orderByColumn: 'orderNo', isAsc: 'asc' }
  const { body } = await server.client('GET business/online/orderContract/list', { token, query })
  const one = await server.client(`GET business/online/orderContract/${body.rows[0].id}`, { token })
  return one.body.data
}

test('the provider orders, hides and illustrates the landing page, and a visitor sees it in three languages', async ({
  browser,
}) => {
  const office = await at(browser)
  await enterOffice(office, staffWith('administrator'), server.address)
  const visitor = await at(browser)
  await visitor.goto('/')
  await expect(visitor.locator('#culture')).toBeVisible()
  const before = await shown(visitor)
  expect(before.indexOf('about')).toBeLessThan(before.indexOf('history'))

  await office.goto('/office/settings?subject=landing')
  await expect(button(office, kit.frame.help)).toBeVisible()
  await office.keyboard.press('?')
  const guide = office.getByRole('complementary', { name: help.title })
  await expect(guide.getByRole('heading', { name: '门户首页' })).toBeVisible()
  await office.keyboard.press('?')

  await button(office, sections.down.replace('{name}', sections.about)).click()
  await office.getByRole('checkbox', { name: sections.shownOf.replace('{name}', sections.culture) }).uncheck()
  await office.locator(`input[data-picture="${sections.about}"]`).setInputFiles({
    name: 'quay.png',
    mimeType: 'image/png',
    buffer: await office.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } }),
  })
  const descriptions = { 'zh-CN': '码头晨景', 'zh-TW': '碼頭晨景', 'en-US': 'The quay in the morning' }
  for (const locale of locales) await field(office, languages[locale]).fill(descriptions[locale])
  await save(office)

  for (const locale of locales) {
    const page = await at(browser)
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    const answer = page.waitForResponse(/\/brand\/\w{64}\.webp$/)
    await page.goto('/')
    const picture = page.getByRole('img', { name: descriptions[locale] })
    await picture.scrollIntoViewIfNeeded()
    expect((await answer).status()).toBe(200)
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    const order = await shown(page)
    expect(order).not.toContain('culture')
    expect(order.indexOf('history')).toBeLessThan(order.indexOf('about'))
    await page.context().close()
  }
  // Who was there before asks whether the page is still so, and sees the change.
  await visitor.reload()
  await expect(visitor.locator('#business')).toBeVisible()
  await expect(visitor.locator('#culture')).toHaveCount(0)
  // What is hidden is not sent either.
  const { body } = await server.client('GET system/online/sysConfig/getSysInfo', { locale: 'zh-CN' })
  expect(body.data.landing.culture).toEqual([])

  await office.getByRole('checkbox', { name: sections.shownOf.replace('{name}', sections.culture) }).check()
  await save(office)
  await visitor.reload()
  await expect(visitor.locator('#culture')).toBeVisible()
})

test('the provider publishes a version of the agreement; a member is told, asked, accepts, and it is named', async ({
  browser,
}) => {
  const token = await server.tokenOf(administrator)
  const { access_token: own } = token
  const before = await contractOf(own)
  const member = await at(browser)
  await enter(member, token, administrator)
  await member.goto('/home')
  await expect(member.locator('.side-brand')).toBeVisible()

  const office = await at(browser)
  await enterOffice(office, staffWith('administrator'), server.address)
  await office.goto('/office/settings?subject=agreement')
  const day = field(office, agreement.effectiveOn)
  await expect(day).toHaveValue(addDays(today(), agreementNoticeDays))
  await day.fill(today())
  await day.press('Tab')
  await expect(office.getByText(agreement.toldShort.split('{')[0] ?? '')).toBeVisible()
  for (const locale of locales) {
    await office.getByRole('radio', { name: languages[locale] }).first().check({ force: true })
    await field(office, changes).fill(`${locale}: 代理费按月结算`)
    await office
      .getByRole('textbox', { name: new RegExp(`${text}$`) })
      .first()
      .fill('第一段\n第二段')
  }
  await save(office)
  const published = office.getByRole('row').filter({ hasText: agreement.inForce })
  const version = (await published.getByRole('link').textContent()) ?? ''
  expect(version).toMatch(/^\d{4}\.\d+$/)

  // Told at once, because it is valid sooner than is usual; and asked at the next visit.
  await member.goto('/home')
  const question = member.getByRole('dialog', { name: shell.agreement.title })
  await expect(question).toContainText(version)
  await expect(question).toContainText('zh-CN: 代理费按月结算')
  await button(question, shell.agreement.later).click()
  await expect(question).toBeHidden()
  await member.goto('/systematicNotification')
  await expect(question).toBeVisible()
  const opened = member.waitForEvent('popup')
  await question.getByRole('link', { name: shell.agreement.read }).click()
  const whole = await opened
  await expect(whole.getByText('第二段')).toBeVisible()
  await expect(whole.getByText(agreementPage.changes).first()).toBeVisible()
  await whole.close()
  const accept = button(question, shell.agreement.accept)
  await expect(accept).toBeDisabled()
  await question.getByRole('checkbox').check()
  await accept.click()
  await expect(toast(member, shell.agreement.accepted)).toBeVisible()
  await expect(member.getByText(accountNotices.agreement.announced.title).first()).toBeVisible()
  await member.reload()
  await expect(member.getByText(accountNotices.agreement.announced.title).first()).toBeVisible()
  await expect(question).toHaveCount(0)

  const data = await server.client('GET system/online/user/profile/exportData', { token: own })
  expect(data.body.data.acceptances[0].version).toBe(version)
  // What would be signed now names the version that the administrator accepted.
  expect((await contractOf(own)).currentHash).not.toBe(before.currentHash)
})
