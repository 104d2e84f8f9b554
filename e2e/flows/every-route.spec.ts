import { expect, test } from '@playwright/test'
import type { Token } from '@quayside/contract/account/login.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { pngPicture } from '@quayside/server/platform/testing/picture.ts'
import { openPaths } from '../../web/app/paths.ts'
import { portalPaths } from '../../web/lib/pages/pages.ts'
import { call, tokenOf, uploadFile } from '../support/calls.ts'
import { askForCode, forgetLimits, freshMobile } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { portalRecords } from '../support/page-records.ts'
import { openPage, walk } from '../support/walk.ts'

test.describe.configure({ mode: 'parallel' })

/** A user whose company information is not complete. */
async function newcomer(): Promise<{ token: Token; mobile: string }> {
  await forgetLimits()
  const mobile = freshMobile()
  const code = await askForCode(mobile, 'register')
  const body = { mobile, code, password: demoPassword, confirmPassword: demoPassword, agree: true }
  return { token: await call<Token>('PUT system/online/user/profile/register', { body }), mobile }
}

test('every public page is right in the language and theme of its turn: words, policy, access, 1024 px', async ({
  context,
}) => {
  test.setTimeout(600_000)
  const page = await openPage(context)
  const modes = ['sms', 'register', 'forgot'].map((mode) => `/login?mode=${mode}`)
  const faults = await walk(page, [...openPaths, ...modes], 'reload')
  const { token, mobile } = await newcomer()
  await enter(page, token, mobile)
  faults.push(...(await walk(page, ['/information'], 'reload')))
  const full = await tokenOf(administrator)
  const picture = await uploadFile(full.access_token, 'quay.png', await pngPicture())
  await enter(page, full, administrator)
  faults.push(...(await walk(page, [`/ImgPreview?ids=${picture}&id=${picture}`, '/information'], 'reload')))
  expect(faults).toEqual([])
})

const parts = 4
for (let part = 0; part < parts; part += 1) {
  test(`every page of the portal (${part + 1} of ${parts}) is right in the language and theme of its turn: words, policy, access, 1024 px`, async ({
    context,
  }) => {
    test.setTimeout(600_000)
    const page = await openPage(context)
    const token = await tokenOf(administrator)
    await enter(page, token, administrator)
    const records = await portalRecords(token.access_token)
    const paths = portalPaths.filter((_, place) => place % parts === part)
    const faults = await walk(
      page,
      paths.flatMap((path) => records[path] ?? path),
    )
    expect(faults).toEqual([])
  })
}
