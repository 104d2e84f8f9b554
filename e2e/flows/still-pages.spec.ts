import { expect, type Page, test } from '@playwright/test'
import { tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { shiftFaults, watchShifts } from '../support/page-look.ts'
import { quietOf } from '../support/quiet.ts'

/** Loads each page by its address: what comes late has its place before. Records are watched by the walks. */
async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  await watchShifts(page)
  const quiet = quietOf(page)
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await quiet()
    faults.push(...(await shiftFaults(page)).map((fault) => `${path} ${fault}`))
  }
  return faults
}

test('pages of the portal that read several things keep still while they come', async ({ page }) => {
  await enter(page, await tokenOf(administrator), administrator)
  expect(
    await faultsOf(page, ['/dealRunningWater', '/capitalAppointment', '/debtDetail', '/myInformation']),
  ).toEqual([])
})

test('the statement keeps still when its sums come after its rows', async ({ page }) => {
  await enter(page, await tokenOf(administrator), administrator)
  await page.route('**/transaction/summary*', async (route) => {
    await page.waitForResponse((answer) => answer.url().includes('/transaction/list'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fallback()
  })
  expect(await faultsOf(page, ['/dealRunningWater'])).toEqual([])
})

test('pages of the back office that read several things keep still while they come', async ({ page }) => {
  await enterOffice(page, staffWith('administrator'))
  expect(await faultsOf(page, ['/office/bankLines', '/office/gateway', '/office/account'])).toEqual([])
})
