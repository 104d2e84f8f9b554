import { expect, it } from 'vitest'
import { orderTabs, tabOf } from './order-tabs.ts'

it('opens the tab that an address names, also by the names that addresses had before', () => {
  expect(orderTabs.map(tabOf)).toEqual(orderTabs)
  expect(tabOf('landedCost')).toBe('money')
})

it('opens the overview where an address names no tab or an unknown one', () => {
  expect([tabOf(undefined), tabOf('elsewhere')]).toEqual(['overview', 'overview'])
})
