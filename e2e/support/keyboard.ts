import { expect, type Page } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'

/** The accessible name of the focused element, and whether it is visible. */
type Focus = { name: string; isSeen: boolean }
const focusNow = `(() => {
  const at = document.activeElement
  if (at === document.body) return { name: '', isSeen: false }
  const labelled = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? ''
  const box = at.getBoundingClientRect()
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  // The grid's one input lies over its active cell and lets pointer events through.
  if (at.matches('.q-grid-input')) return { name: labelled.trim(), isSeen: document.querySelector('.q-grid-cell[data-focus]') !== null }
  const isSeen = at.matches(':focus-visible') && middle !== null && (at.contains(middle) || middle.contains(at) ||
    (at.labels?.[0]?.contains(middle) ?? false) || at.closest('label')?.contains(middle) === true)
  return { name: labelled.trim(), isSeen }
})()`

/** Presses Tab until the wanted element has the focus; every element on the way must be visible. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const fits = (name: string) => (typeof wanted === 'string' ? name.includes(wanted) : wanted.test(name))
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const { name, isSeen } = await page.evaluate<Focus>(focusNow)
    if (!fits(name)) continue
    expect(isSeen, `${name} has a visible focus and nothing over it`).toBe(true)
    return
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`)
}

export async function logInByKeyboard(page: Page, mobile: string): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, new RegExp(`^${login.fields.account}$`))
  await page.keyboard.type(mobile)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
}
