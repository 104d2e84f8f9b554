import { expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

/** Parameters that people type; what they type may end with a stop of its own. */
const typed = [
  'reason',
  'note',
  'remark',
  'message',
  'content',
  'question',
  'answer',
  'name',
  'company',
  'supplier',
]
const doubled = new RegExp(String.raw`\{(${typed.join('|')})\}[。.](?!\w)`)

it('no text adds a stop to what a person typed', () => {
  const wrong = listFiles(/^phrases\/[a-z]{2}-[A-Z]{2}\/.*\.ts$/).flatMap((file) =>
    readSource(file)
      .split('\n')
      .filter((line) => doubled.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
