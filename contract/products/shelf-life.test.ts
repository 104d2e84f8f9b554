import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { shelfLife } from './shelf-life.ts'

it.each([
  ['365', 365],
  [365, 365],
  ['1', 1],
  ['36500', 36_500],
  ['', null],
  [null, null],
  [undefined, null],
])('a shelf life of %j is read as %j days', (given, days) => expect(z.parse(shelfLife, given)).toBe(days))

it.each([
  ['0', 'field.tooSmall', { min: 1 }],
  [0, 'field.tooSmall', { min: 1 }],
  ['36501', 'field.tooLarge', { max: 36_500 }],
])('no goods keep for %j days', (given, message, params) => {
  expect(z.safeParse(shelfLife, given).error?.issues).toMatchObject([{ message, params }])
})
