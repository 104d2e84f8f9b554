import { expect, it } from 'vitest'
import { hooksOf } from './hooks.ts'

type Hooks = { double(value: number): number }

it('a hook runs the function that was registered for it', () => {
  const hooks = hooksOf<Hooks>('orders')
  hooks.register({ double: (value) => value * 2 })
  expect(hooks.get().double(4)).toBe(8)
})

it('a hook without a registered function is a fault and is not skipped', () => {
  expect(() => hooksOf<Hooks>('orders').get()).toThrow('The hooks of orders are not registered')
})
