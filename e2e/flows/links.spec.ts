import { expect, test } from '@playwright/test'
import { linkPage as english } from '@quayside/phrases/en-US/links/page.ts'
import { codes as englishCodes } from '@quayside/phrases/en-US/texts.ts'
import { linkPage } from '@quayside/phrases/zh-CN/links/page.ts'
import { shareLinks as words } from '@quayside/phrases/zh-CN/links/screens.ts'
import { codes } from '@quayside/phrases/zh-CN/texts.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { givenDraft } from '../support/order-story.ts'
import { button, field, rowOf, toast } from '../support/screen.ts'

test('a member shares an order by a link, sees when it was opened, and revokes it', async ({
  page,
  browser,
}) => {
  const { mobile, token } = await newCompany('Linking Trading')
  const order = await givenDraft(token)
  await logIn(page, mobile)
  await page.goto(`/orderInfo?id=${order.id}`)
  await button(page, words.action).click()
  const form = page.getByRole('dialog')
  await button(form, words.make).click()
  await expect(field(form, words.recipient)).toHaveAttribute('aria-invalid', 'true')
  await field(form, words.recipient).fill('Dragon Boat Trading')
  await button(form, words.make).click()
  const made = page.getByRole('dialog')
  await expect(made.getByRole('img', { name: words.qr })).toBeVisible()
  const address = (await made.getByText(/\/t\/[\w-]{22}$/).textContent()) ?? ''
  await button(made, words.close).last().click()

  // The page of a link opens without log-in, in the language of the browser.
  const outside = await browser.newContext({ locale: 'en-GB' })
  const reader = await outside.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(order.orderNo)
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(englishCodes.orderState.draft)
  await expect(reader.getByText('USD')).toHaveCount(0)
  await reader.getByRole('link', { name: '简' }).click()
  await expect(reader.getByText(linkPage.tracking).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: words.openings.replace('{count, number}', '2') }).click()
  const log = page.getByRole('dialog')
  await expect(log.getByText(words.openingsNote)).toBeVisible()
  await expect(log.getByRole('row').filter({ hasText: '127.0.0.*' })).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.goto('/shareLinks')
  const row = rowOf(page, 'Dragon Boat Trading')
  await expect(row).toContainText(order.orderNo)
  await button(row, words.revoke).click()
  await button(page.getByRole('dialog'), words.revoke).click()
  await expect(toast(page, words.revoked)).toBeVisible()
  await expect(row.getByText(codes.linkState.revoked)).toBeVisible()
  const answer = await reader.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(reader.getByText(english.notThereHint)).toBeVisible()
  await outside.close()
})
