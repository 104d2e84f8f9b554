import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

const written = async (answer: Record<string, unknown>): Promise<string> =>
  (await Array.fromAsync(jsonPieces(answer))).join('')

it('writes what JSON.stringify writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (answer) => {
      expect(await written(answer)).toBe(JSON.stringify(answer))
    }),
  )
  const list = Array.from({ length: 1000 }, (_, n) => (n % 7 === 0 ? undefined : { n, text: '行"\n' }))
  const answer = {
    code: 200,
    left: undefined,
    data: { lines: list, day: new Date(0), none: null, empty: {} },
  }
  expect(await written(answer)).toBe(JSON.stringify(answer))
})

it('hands a long list on in pieces', async () => {
  const answer = { rows: Array.from({ length: 10_000 }, (_, n) => ({ n, text: 'x'.repeat(50) })) }
  const pieces = await Array.fromAsync(jsonPieces(answer))
  expect(pieces.length).toBeGreaterThan(5)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(70_000)
})
