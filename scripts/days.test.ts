import { describe, expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

const code = listFiles(/^(contract|phrases|db|server|kit|web|office|e2e|bench|scripts|docs)\/.*\.(tsx?|mjs)$/)
const own = new Set(['contract/kernel/days.ts', 'scripts/days.test.ts'])
const found = (pattern: RegExp): string[] =>
  code.filter((file) => !own.has(file) && pattern.test(readSource(file)))

describe('a day', () => {
  // An instant in ISO form that is cut to ten letters is a day of UTC: from midnight to 8:00 in Shanghai, the day before.
  it('is made and counted by contract/kernel/days.ts alone', () => {
    expect(found(/toISOString\(\)\s*\.(?:slice|split|substring|substr)\(/)).toEqual([])
    expect(found(/\.(?:get|set)(?:UTC)?(?:Date|Month|FullYear)\(|\.get(?:UTC)?Day\(/)).toEqual([])
    expect(found(/(?:new Date|Date\.parse)\(`[^`]*T00:00:00Z`\)/)).toEqual([])
  })

  it('is today by the clock’s today(), and in statements by app.business_day()', () => {
    expect(found(/\bcurrent_date\b|\bnow\(\)(?: at time zone '[^']*'\))?::date/i)).toEqual([])
  })
})
