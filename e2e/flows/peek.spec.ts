import { expect, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { visit } from '../support/visit.ts'

/** Lists whose records have a page or a drawer; each shows the record itself beside its rows. */
const lists = [
  '/ImportOrderList',
  '/paymentQuery',
  '/storage',
  '/outstorage',
  '/forwarderList',
  '/forwarderEnquiry',
  '/serviceList',
  '/labelList',
  '/approvalList',
  '/supplierList',
  '/theInputTicket',
  '/sellATicket',
  '/capitalAppointment',
  '/costBreakdown',
  '/myGoods',
]

test('every list shows the record itself beside its rows: its latest events, and at most one filled button', async ({
  page,
}) => {
  await logIn(page, administrator)
  await page.goto('/home')
  for (const path of lists) {
    await visit(page, path)
    const row = page.locator('.q-table tbody tr').first()
    await expect(row, path).toBeVisible()
    await row.getByRole('cell').nth(2).click()
    const peek = page.getByRole('complementary', { name: kit.keys.peek })
    await expect(peek.getByRole('heading', { name: kit.timeline.title, exact: true }), path).toBeVisible()
    await expect(peek.locator('[data-look=signal], [data-look=primary]').nth(1), path).toHaveCount(0)
    // As on the record's own page.
    await expect(peek.locator('[data-look=primary]'), path).toHaveCount(0)
    // The next row's record takes its place.
    const second = page.locator('.q-table tbody tr').nth(1)
    if ((await second.count()) === 0) continue
    await page.keyboard.press('j')
    await expect(second, path).toHaveAttribute('data-active', 'true')
    await expect(peek.getByRole('heading', { name: kit.timeline.title, exact: true }), path).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(peek, path).toBeHidden()
  }
})

test('a step is taken from beside the list, and the list and the record say so', async ({ page }) => {
  await logIn(page, administrator)
  await page.goto('/forwarderEnquiry?state=0')
  const row = page.locator('.q-table tbody tr').first()
  await row.getByRole('cell').nth(2).click()
  const peek = page.getByRole('complementary', { name: kit.keys.peek })
  const step = peek.locator('footer [data-look=signal]')
  await expect(step).toHaveCount(1)
  await step.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(peek).toBeVisible()
})
