import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allMachines } from '../contract/all-machines.ts'
import { modulePages, printed, screensPage } from './print.ts'
import { gatewayPage, printedGateway } from './print-gateway.ts'
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

describe('the page of the gateway', () => {
  const page = readFileSync(gatewayPage, 'utf8')

  it('has every step, row and call with its body (npm run docs prints them)', () => {
    expect(printedGateway(page)).toBe(page)
  })

  it.each(['payment-applications', 'cash-vouchers', 'freight-orders', 'label-orders', 'service-orders'])(
    'says what the steps of %s take',
    (name) => {
      expect(page).toMatch(new RegExp(`^\\| ${name} \\| \\w+ \\| `, 'm'))
    },
  )

  it('names the codes of fields that have some', () => {
    expect(page).toMatch(/priceAudit \([\d, ]+\)/)
  })
})
