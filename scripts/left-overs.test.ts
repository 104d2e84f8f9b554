import { describe, expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

const han = /\p{Script=Han}/u
/** Chinese characters are data in these files. */
const figures = new Set([
  // Amounts are written out in them in every language.
  'contract/kernel/chinese-capitals.ts',
  // Read, never shown: units and currencies behind a number, and how a sheet names its row of totals.
  'contract/kernel/typed-number.ts',
  'contract/kernel/sheet-text.ts',
  // Read, never shown: headings of banks' files, and legal forms that names are compared without.
  'contract/finance/bank-statement.ts',
  'contract/finance/match-reasons.ts',
])
const code = listFiles(/^(web|kit|office|server|contract)\/.*\.tsx?$/).filter(
  (file) => !/\.(test|testing)\.tsx?$|\/testing\//.test(file),
)

describe('the sources', () => {
  it('keep every human text in phrases and seeds', () => {
    expect(code.filter((file) => !figures.has(file) && han.test(readSource(file)))).toEqual([])
  })

  it('name no download address in the lock file', () => {
    expect(readSource('package-lock.json')).not.toMatch(/"resolved": "https?:/)
  })

  it('leave nothing for later', () => {
    const marks = /TO[D]O|FIX[M]E|coming [s]oon|not [i]mplemented/
    expect(code.filter((file) => marks.test(readSource(file)))).toEqual([])
  })
})
