import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allMachines } from '../contract/all-machines.ts'
import { modulePages, printed, screensPage } from './print.ts'
import { printedScreens } from './print-screens.ts'

const pages = modulePages().map((file) => ({ file, text: readFileSync(file, 'utf8') }))

describe('the module pages', () => {
  it('show every machine as the contract has it (npm run docs prints them)', () => {
    for (const { text } of pages) expect(printed(text)).toBe(text)
  })
  it('leave no machine out', () => {
    const all = pages.map(({ text }) => text).join('\n')
    expect(
      allMachines.map((machine) => machine.name).filter((name) => !all.includes(`machine:${name} -->`)),
    ).toEqual([])
  })
})

describe('the list of screens', () => {
  it('is the front ends’ own (npm run docs prints it)', () => {
    const page = readFileSync(screensPage, 'utf8')
    expect(page).toContain('/supplierList')
    expect(page).toContain('/office/companyChange')
    expect(printedScreens(page)).toBe(page)
  })
})
