import { expect, test } from '@playwright/test'
import { shareOf } from '@quayside/server/platform/testing/turn.ts'
import { officePaths } from '../../office/lib/pages.ts'
import { portalPaths } from '../../web/lib/pages/pages.ts'
import { tokenOf } from '../support/calls.ts'
import { forgetLimits } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { officeAddressOf, portalRecords } from '../support/page-records.ts'
import { rawCodeFaults } from '../support/raw-codes.ts'
import { openPage } from '../support/walk.ts'

test.describe.configure({ mode: 'parallel' })

/** Each page is loaded anew, so a run without `test:all` tries a quarter of them. */
const parts = 4

test('no page of the portal shows a code before its name is there', async ({ context }) => {
  test.setTimeout(600_000)
  const page = await openPage(context)
  const token = await tokenOf(administrator)
  await enter(page, token, administrator)
  const records = await portalRecords(token.access_token)
  const paths = portalPaths.flatMap((path) => records[path] ?? path)
  expect(await rawCodeFaults(page, shareOf('codes of the portal', paths, parts))).toEqual([])
})

test('no page of the back office shows a code before its name is there', async ({ context }) => {
  test.setTimeout(600_000)
  await forgetLimits()
  const page = await openPage(context)
  const token = await enterOffice(page, staffWith('administrator'))
  const paths = shareOf('codes of the back office', officePaths, parts)
  const addresses = await Promise.all(paths.map((path) => officeAddressOf(path, token)))
  expect(await rawCodeFaults(page, addresses)).toEqual([])
})
