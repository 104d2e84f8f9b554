import { expect, test } from '@playwright/test'
import { officePaths } from '../../office/lib/pages.ts'
import { forgetLimits } from '../support/company.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { officeAddressOf } from '../support/page-records.ts'
import { openPage, walk } from '../support/walk.ts'

test.describe.configure({ mode: 'parallel' })

const parts = 2
for (let part = 0; part < parts; part += 1) {
  test(`every page of the back office (${part + 1} of ${parts}) is right in the language and theme of its turn: words, policy, access, 1024 px`, async ({
    context,
  }) => {
    test.setTimeout(600_000)
    await forgetLimits()
    const page = await openPage(context)
    const faults = part === 0 ? await walk(page, ['/office/login']) : []
    const token = await enterOffice(page, staffWith('administrator'))
    const paths = officePaths.filter((_, place) => place % parts === part)
    faults.push(...(await walk(page, await Promise.all(paths.map((path) => officeAddressOf(path, token))))))
    expect(faults).toEqual([])
  })
}

test('a customer’s page loads nothing of the back office', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/login']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(loaded.filter((url) => url.includes('/office'))).toEqual([])
})
