import { expect, it } from 'vitest'
import { foundPorts } from './found-ports.ts'

const ports = Array.from({ length: 90 }, (_, place) => ({
  value: `CN${100 + place}`,
  search: `gang${place}`,
  names: [`Port ${place}`],
}))
const valuesOf = (typed: string, chosen: string) => foundPorts(ports, typed, chosen).map(({ value }) => value)

it('shows few ports, and the chosen one among them however many there are', () => {
  expect(valuesOf('', '')).toHaveLength(40)
  expect(valuesOf('', 'CN189')).toContain('CN189')
  expect(valuesOf('', 'CN189')).toHaveLength(40)
})

it('finds by code, name and pinyin', () => {
  for (const typed of ['cn142', ' Port 42', 'GANG42']) expect(valuesOf(typed, '')).toEqual(['CN142'])
  expect(valuesOf('cn142', 'CN189')).toEqual(['CN189', 'CN142'])
})
