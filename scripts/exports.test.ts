import { describe, expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

const declared = /^export (?:async )?(?:const|function\*?|type|interface|class) ([A-Za-z_$][\w$]*)/gm
const texts = new Map(listFiles(/\.(tsx?|mjs)$/).map((file) => [file, readSource(file)]))

/** The number of files that each word occurs in. */
const places = new Map<string, number>()
for (const text of texts.values())
  for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) places.set(word, (places.get(word) ?? 0) + 1)

/** The contract of a module that has no server yet is ahead of its callers. */
const isAhead = (file: string): boolean => {
  const [, module = ''] = /^contract\/([^/]+)\//.exec(file) ?? []
  return aheadModules.has(module)
}
const aheadModules = new Set(
  ['customs', 'payments', 'finance', 'tax-invoices', 'warehouse', 'forwarding', 'filings', 'reports'].filter(
    (module) => ![...texts.keys()].some((file) => file.startsWith(`server/modules/${module}/`)),
  ),
)

describe('the exports of contract, kit and server', () => {
  it('are named by another file: what only its own file uses is not exported', () => {
    const unused = [...texts].flatMap(([file, text]) =>
      /^(contract|kit|server)\//.test(file) && !isAhead(file)
        ? [...text.matchAll(declared)]
            .filter(([, name = '']) => places.get(name) === 1)
            .map(([, name]) => `${file}: ${name}`)
        : [],
    )
    expect(unused).toEqual([])
  })
})
