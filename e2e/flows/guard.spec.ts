import { expect, test } from '@playwright/test'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { agreement } from '@quayside/phrases/zh-CN/public/agreement.ts'
import { publicPages } from '@quayside/phrases/zh-CN/public/pages.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { shareOf } from '@quayside/server/platform/testing/turn.ts'
import { portalPaths } from '../../web/lib/pages/pages.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'

const landing = { name: publicPages.sections.business.title, level: 2 } as const
const guarded = ['/information', '/ImgPreview', ...portalPaths.filter((path) => path !== '/home')]

test.describe('without a stored access token', () => {
  test('the root, the login page and the agreement are open', async ({ page }) => {
    for (const [path, heading] of [
      ['/', landing],
      ['/login', { name: login.titles.account, level: 1 }],
      ['/agreement', { name: agreement.title, level: 1 }],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', heading)).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })

  // paths.test.ts asks the same of every address.
  test('a light page and pages of the portal lead to the root', async ({ page }) => {
    for (const path of ['/information', ...shareOf('guard', guarded, 24)]) {
      await page.goto(`${path}?id=1`, { waitUntil: 'commit' })
      await expect(page, path).toHaveURL('/')
      await expect(page.getByRole('heading', landing), path).toBeVisible()
    }
  })

  test('the shell at /home is not guarded and offers to log in', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByText(shell.start.signedOut)).toBeVisible()
    await expect(page).toHaveURL('/home')
    await page.getByRole('main').getByRole('button', { name: shell.user.logIn }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('an unknown path, also one in another letter case, shows the landing page to everybody', async ({
  page,
}) => {
  const unknown = ['/no-such-page', '/supplierlist', '/supplierList/7']
  const visitAll = async (): Promise<void> => {
    for (const path of unknown) {
      await page.goto(path)
      await expect(page.getByRole('heading', landing), path).toBeVisible()
    }
  }
  await visitAll()
  await logIn(page, administrator)
  await visitAll()
})

test('a member whose token is gone from the storage is turned away at the next page', async ({ page }) => {
  await logIn(page, administrator)
  await page.goto('/supplierList')
  await expect(page.getByRole('heading', { name: shell.pages.supplierList, level: 1 })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page).toHaveURL('/')
})
