import { expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

/**
 * Casts that the compiler cannot check. Anywhere else the type is wrong where it is declared, and is mended there: a
 * parameter that asks for more than it uses, an object built by key (`contract/kernel/from-entries.ts`), a step's body
 * (`givenAs` in `server/provider/entity.ts`).
 */
const builtByKey = 'The object is built from a table of columns by key, which the compiler cannot infer.'
const ownParameter = 'The table has entries of different parameters; each is given what it asks for itself.'
const publishedTypes = 'The published types of the package leave out what is used.'
const allowed: Readonly<Record<string, readonly [casts: number, reason: string]>> = {
  'contract/all-codes.ts': [1, 'The lists are collected from the exports of modules by their names.'],
  'contract/kernel/columns.ts': [1, builtByKey],
  'contract/kernel/lines/line-shapes.ts': [1, builtByKey],
  'contract/office/kinds.ts': [1, ownParameter],
  'kit/page/phrases.ts': [2, 'The keys are known only when the text is looked up.'],
  'server/platform/database/batch.ts': [1, publishedTypes],
  'server/platform/database/compiled-once.ts': [
    1,
    'A statement that is already compiled has no syntax tree.',
  ],
  'server/platform/database/database.ts': [1, 'Kysely asks for a pool and uses only two of its methods.'],
  'server/platform/database/decoding-client.ts': [2, publishedTypes],
  'server/platform/database/wire-connection.ts': [1, publishedTypes],
  'server/platform/http/bind.ts': [2, ownParameter],
  'server/platform/pdf/pdf-worker.ts': [2, publishedTypes],
  'server/platform/records/columns.ts': [1, builtByKey],
  'server/platform/records/filters.ts': [2, ownParameter],
  'server/platform/records/read-within.ts': [1, 'Rows arrive without the types of their queries.'],
  'server/platform/records/record-writes.ts': [
    1,
    'The table is known by a name that stands for all of them.',
  ],
  'server/platform/reports/define-report.ts': [2, ownParameter],
  'web/screens/public/submit-login.ts': [1, 'A refusal has data of any type.'],
}

const files = listFiles(/^(contract|phrases|server|kit|web|office)\/.*\.tsx?$/).filter(
  (file) => !/\.(test|testing)\.tsx?$|^server\/product-tests\//.test(file),
)
const castsIn = (file: string): number =>
  readSource(file)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .join('\n')
    .matchAll(/[\w)\]}`'] as (?:never\b|unknown as\b)/g)
    .toArray().length

it('product code casts by `as never` and `as unknown as` only where a reason is given', () => {
  const found = Object.fromEntries(
    files.map((file) => [file, castsIn(file)] as const).filter(([, casts]) => casts > 0),
  )
  expect(found).toEqual(Object.fromEntries(Object.entries(allowed).map(([file, [casts]]) => [file, casts])))
})
