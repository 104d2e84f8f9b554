import { describe, expect, it } from 'vitest'
import { importsWithNames, listFiles, readSource } from './sources.ts'

const files = listFiles(/^(server|bench)\/.*\.ts$/).filter(
  (file) => !/\.(test|testing|planted)\.ts$/.test(file),
)

/** Who imports one of the names from a file. */
const importers = (target: string, names: readonly string[]): string[] =>
  files.filter((file) =>
    importsWithNames(file).some(
      (each) => each.target === target && each.names.some((name) => names.includes(name) || name === '*'),
    ),
  )

describe('one way for things to happen', () => {
  it('writes events in `happened`, and in the two statements that write them with their records', () => {
    const writers = files.filter((file) => /insert into event\b|insertInto\('event'\)/.test(readSource(file)))
    expect(writers).toEqual([
      'server/modules/orders/write-order.ts',
      'server/modules/products/record-classifications.ts',
      'server/platform/records/happened.ts',
    ])
  })

  it('pushes changes of records by `happened` alone', () => {
    expect(importers('server/platform/live/publish.ts', ['publishChange'])).toEqual([
      'server/platform/records/happened.ts',
    ])
  })

  it('pushes without an event only what has no timeline, or has its event written already', () => {
    expect(importers('server/platform/records/happened.ts', ['changed'])).toEqual([
      'server/modules/orders/track-order.ts',
      'server/modules/orders/write-order.ts',
      'server/modules/products/record-classifications.ts',
      'server/modules/teamwork/member-desk.ts',
      'server/modules/warehouse/post-movements.ts',
    ])
  })

  it('lets no transaction notify by itself', () => {
    // What a notification costs is measured in bench/, without the product.
    const notifying = files.filter(
      (file) =>
        !file.startsWith('bench/') &&
        /pg_notify|\bnotify \w/i.test(readSource(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')),
    )
    expect(notifying).toEqual(['server/platform/live/hub.ts'])
  })
})
