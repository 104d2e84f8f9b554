import { expect, it } from 'vitest'
import { orderKinds } from './order-kinds.ts'
import { checksOf } from './order-ready.checks.ts'

const group = (path: string, severity: 'submit' | 'audit' | 'clearance' | 'look', rows: string[] = []) => ({
  path,
  severity,
  code: 'x',
  rows,
})

it('a check takes its most serious finding, the serious ones come first and the rest are done', () => {
  const checks = checksOf(
    [
      group('origin', 'submit', ['1']),
      group('model', 'clearance', ['1']),
      group('model', 'audit', ['2']),
      group('delivery.address', 'submit'),
      group('declarationElements', 'clearance', ['1']),
    ],
    orderKinds.import,
  )
  expect(checks.filter(({ stop }) => stop !== 'done').map(({ name, stop }) => `${name} ${stop}`)).toEqual([
    'origin submit',
    'delivery submit',
    'model audit',
    'lines clearance',
  ])
  expect(checks).toHaveLength(12)
})

it('nothing found: every check is done', () => {
  expect(checksOf([], orderKinds.transit).every(({ stop }) => stop === 'done')).toBe(true)
  expect(checksOf([], orderKinds.transit)).toHaveLength(13)
})
