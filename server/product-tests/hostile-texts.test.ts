import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { checkFile, poison, seen } from './hostile-texts.testing.ts'
import { plant } from './isolation.planted.ts'
import { samples } from './isolation.samples.ts'

const app = await testApp()
const a = await plant(app)

const changed = await poison(app, a.companyId)

const files = routes.filter(({ key, endpoint }) => endpoint.binary && methodOf(key) === 'GET')

describe('hostile texts in files', () => {
  it('stand in many records', () => {
    expect(changed).toBeGreaterThan(20)
    expect(files.length).toBeGreaterThan(30)
  })

  it.each(files.map(({ key }) => key))(
    '%s writes them as texts, without formula, link or action',
    async (key) => {
      for (const sample of samples[key]?.(a) ?? [{}]) {
        const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => sample.params?.[name] ?? '')
        const query = new URLSearchParams(sample.query ?? {})
        const response = await fetch(`${app.address}/api/${path}?${query}`, {
          headers: { authorization: `bearer ${a.token}`, 'accept-language': 'en-US' },
        })
        expect(response.status, key).toBeLessThan(500)
        const bytes = Buffer.from(await response.arrayBuffer())
        await checkFile(bytes)
      }
    },
  )

  it('were met in sheets and in PDFs', () => {
    expect(seen.xlsx).toBeGreaterThan(15)
    expect(seen.pdf).toBeGreaterThan(0)
    expect(seen.hostile).toBeGreaterThan(5)
  })
})
