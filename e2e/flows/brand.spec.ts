import { expect, type Page, test } from '@playwright/test'
import { usualBrand } from '@quayside/contract/kernel/brand.ts'
import { officePublishing } from '@quayside/phrases/zh-CN/office/publishing.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { call, tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { address } from '../support/place.ts'
import { button, field, toast } from '../support/screen.ts'

const { brand, settings, saved } = officePublishing
const office = testClient(address, '/office/api')
const green = '#0b7a4b'

/** Other stories see the product's own brand again. */
async function takeBack(token: string): Promise<void> {
  const { body } = await office('GET system/online/brand', { token })
  await office('POST system/online/brand/save', {
    token,
    body: { brand: usualBrand, version: body.data.version },
  })
}

const workingColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--work').trim())

test('the provider sets colours, logo and letterhead; portal, papers and a tracking link show them', async ({
  page,
  browser,
}) => {
  const token = await enterOffice(page, staffWith('administrator'))
  try {
    await page.goto('/office/settings?subject=names')
    const colour = field(page, `${brand.work} · ${brand.workHint}`)
    // Orange cannot be read on white: the page says so, and the save is refused at the field.
    await colour.fill('#d67b22')
    await expect(page.getByRole('img', { name: brand.fails }).first()).toBeVisible()
    await page.getByRole('button', { name: /^保存 \d+ 处改动$/ }).click()
    await expect(colour).toHaveAttribute('aria-invalid', 'true')
    await colour.fill(green)

    const mark = {
      name: 'green.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } }),
    }
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await page.locator('input[data-picture="logo"]').setInputFiles(mark)
    await page.locator('input[data-picture="letterhead"]').setInputFiles({ ...mark, name: 'head.png' })
    await expect(page.getByText('green.png').first()).toBeVisible()
    expect(sent.filter((url) => url.includes('/brand/'))).toEqual([])
    await page.getByRole('button', { name: /^保存 \d+ 处改动$/ }).click()
    await expect(toast(page, saved)).toBeVisible()
    await expect(page.getByRole('region', { name: /处改动$/ })).toHaveCount(0)
    await page.getByRole('link', { name: settings.log }).click()
    await expect(page.getByText(new RegExp(`${brand.work}：.*${green}`)).first()).toBeVisible()

    const customer = await (await browser.newContext()).newPage()
    // The page comes in the provider's colours before any script runs.
    const html = await (await fetch(`${address}/login`)).text()
    expect(html).toMatch(/<link rel="stylesheet" href="\/brand\.css\?v=\w+"/)
    await logIn(customer, administrator)
    await customer.goto('/home')
    await expect(customer.locator('.side-brand img')).toHaveAttribute('src', /^\/brand\/\w{64}\.png$/)
    expect(await workingColour(customer)).toBe(green)

    const { access_token: own } = await tokenOf(administrator)
    const { rows } = await call<{ rows: { id: string }[] }>('GET business/online/order/list', {
      token: own,
      query: { modelType: '1', pageSize: '1' },
    })
    const link = await call<{ path: string }>('POST base/online/shareLink/save', {
      token: own,
      body: { entity: 'order', recordId: rows[0]?.id ?? '', kind: 1, recipient: 'Wharf', days: 7 },
    })
    await customer.goto(link.path)
    await expect(customer.locator('.brand img')).toHaveAttribute('src', /^\/brand\//)
    expect(await workingColour(customer)).toBe(green)
    const paper = await customer.request.get(
      `/api/finance/online/transaction/pdf?dateBegin=2026-01-01&dateEnd=2026-12-31&currency=RMB`,
      { headers: { authorization: `bearer ${own}` } },
    )
    expect((await paper.body()).toString('latin1')).toContain('/Subtype /Image')

    await page.goto('/office/settings?subject=names')
    await button(page, brand.restore).first().click()
    await expect(page.getByRole('region', { name: /处改动$/ })).toContainText('green.png')
  } finally {
    await takeBack(token)
  }
})
