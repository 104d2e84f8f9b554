import { expect, test } from '@playwright/test'
import type { Success } from '@quayside/contract/kernel/envelope.ts'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { agreement as english } from '@quayside/phrases/en-US/public/agreement.ts'
import { agreement as simplified } from '@quayside/phrases/zh-CN/public/agreement.ts'
import { publicPages } from '@quayside/phrases/zh-CN/public/pages.ts'
import { imgPreview } from '@quayside/phrases/zh-CN/shell/img-preview.ts'
import { agreement as traditional } from '@quayside/phrases/zh-TW/public/agreement.ts'
import { pngPicture } from '@quayside/server/platform/testing/picture.ts'
import { uploadFile } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { supplierDocument } from '../support/suppliers.ts'

/** §1: what the agreement covers, and the article that covers it. */
const clauses = {
  acceptance: 'acceptance',
  'users being legal persons': 'users',
  'registration with true and current information': 'registration',
  'import service terms': 'imports',
  'export service terms': 'exports',
  'information collection': 'information',
  disputes: 'disputes',
  'suspension and termination': 'termination',
  liability: 'liability',
  'intellectual property': 'property',
  'governing law': 'law',
  'other matters': 'other',
} as const

/** §1: the commercial terms, and the clause of the agreement that must hold each. */
const terms = [
  { term: 'the minimum export agency fee', figure: '200', clause: 'exports-2' },
  { term: 'receipt of export foreign exchange', figure: '60', clause: 'exports-3' },
  { term: 'the VAT invoice', figure: '10', clause: 'exports-4' },
  { term: 'payouts and advances', figure: '3', clause: 'exports-5' },
  { term: 'payment of the overseas supplier', figure: '3', clause: 'imports-3' },
] as const

for (const [locale, agreement] of [
  ['zh-CN', simplified],
  ['zh-TW', traditional],
  ['en-US', english],
] as const) {
  test(`§1: the agreement has every clause and every commercial term in ${locale}, dated and printable`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    await page.goto('/agreement')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(agreement.title)
    for (const [covers, article] of Object.entries(clauses)) {
      const { heading, clauses: texts } = agreement.articles[article as 'acceptance']
      const section = main.locator(`#${article}`)
      await expect(section.getByRole('heading'), covers).toContainText(heading)
      await expect(section.getByRole('listitem'), covers).toHaveCount(Object.keys(texts).length)
    }
    for (const { term, figure, clause } of terms)
      await expect(main.locator(`#${clause}`), term).toContainText(new RegExp(`(^|\\D)${figure}(\\D|$)`))
    const summary = main.getByRole('region', { name: agreement.keyTerms.title })
    await expect(summary.getByRole('term')).toHaveCount(terms.length)
    await expect(main).toContainText(/\d{4}-\d{2}-\d{2}/)
    expect(await main.textContent(), 'every figure and name is filled in').not.toMatch(/[{}]/)

    await page.evaluate('window.print = () => { window.isPrinted = true }')
    await main.getByRole('button', { name: agreement.print }).click()
    expect(await page.evaluate('window.isPrinted')).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: agreement.contents })).toBeHidden()
    await expect(main.locator('#other')).toBeVisible()
  })
}

test('the landing page has every section of the specification, and leads to the log-in', async ({ page }) => {
  await page.goto('/')
  for (const name of ['about', 'profile', 'history', 'certificates', 'culture', 'business', 'group'] as const)
    await expect(page.getByRole('heading', { name: publicPages.sections[name].title })).toBeVisible()
  // The figures stand in the first screen of a usual window.
  await page.setViewportSize({ width: 1440, height: 900 })
  const figures = await page.getByRole('region', { name: publicPages.sections.figures.title }).boundingBox()
  expect((figures?.y ?? 0) + (figures?.height ?? Number.POSITIVE_INFINITY)).toBeLessThan(900)
  await page.getByRole('link', { name: publicPages.logIn }).first().click()
  await expect(page).toHaveURL('/login')
})

test('name, mark and words of the provider come from its configuration, on every page', async ({ page }) => {
  const logo = '/mark-of-the-provider.svg'
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><rect width="30" height="30"/></svg>'
  await page.route(`**${logo}`, (route) => route.fulfill({ body: drawing, contentType: 'image/svg+xml' }))
  await page.route('**/api/system/online/sysConfig/getSysInfo', async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as Success<SystemInfo>
    const landing = { ...data.landing, subline: 'Across the Strait in a day.' }
    const own = { ymbTitle: 'Strait Logistics', productName: 'StraitDesk', logo, landing }
    await route.fulfill({ json: { ...rest, data: { ...data, ...own } } })
  })
  // The server writes it into the page in the default language only; other languages are fetched.
  await page.addInitScript(() => localStorage.setItem('locale', 'en-US'))
  for (const path of ['/', '/login', '/agreement']) {
    await page.goto(path)
    await expect(page, path).toHaveTitle('Strait Logistics')
    await expect(page.locator(`.brand img[src="${logo}"]`).first(), path).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByText('Across the Strait in a day.')).toBeVisible()
  await logIn(page, administrator)
  await page.goto('/home')
  await expect(page.getByRole('complementary', { name: 'StraitDesk' })).toBeVisible()
  await expect(page.locator(`.side-brand img[src="${logo}"]`)).toBeVisible()
})

test('a picture is zoomed, turned, leafed past and downloaded; a PDF is shown as it is', async ({ page }) => {
  const { access_token: token } = await logIn(page, administrator)
  const ids = [
    await uploadFile(token, 'seal.png', await pngPicture()),
    await uploadFile(token, 'licence.pdf', await supplierDocument()),
  ]
  await page.goto(`/ImgPreview?ids=${ids.join()}&id=${ids[0]}`)
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  const picture = page.getByRole('img', { name: 'seal.png' })
  await expect(page.getByRole('heading', { name: 'seal.png' })).toBeVisible()
  await expect(picture).toBeVisible()
  const natural = await page.evaluate<number>('document.querySelector("main img").naturalWidth')
  await tool(imgPreview.actual).click()
  await expect(picture).toHaveCSS('width', `${natural}px`)
  await tool(imgPreview.zoomIn).click()
  await expect(picture).toHaveCSS('width', `${natural * 1.5}px`)
  await page.keyboard.press('r')
  await expect(picture).toHaveCSS('rotate', '90deg')
  await expect(tool(imgPreview.previous)).toBeDisabled()
  const download = page.waitForEvent('download')
  await tool(imgPreview.download).click()
  expect((await download).suggestedFilename()).toBe('seal.png')

  await tool(imgPreview.next).click()
  await expect(page).toHaveURL(`/ImgPreview?ids=${ids.join()}&id=${ids[1]}`)
  await expect(page.getByTitle(imgPreview.pdf.replace('{name}', 'licence.pdf'))).toBeVisible()
  await expect(tool(imgPreview.zoomIn)).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(picture).toHaveCSS('rotate', '0deg')
})

test('the page of the kit’s parts is there for development only', async ({ page }) => {
  await page.goto('/kit')
  await expect(page.getByRole('heading', { name: publicPages.sections.business.title })).toBeVisible()
})
