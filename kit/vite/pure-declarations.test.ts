import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { pureDeclarations } from './pure-declarations.ts'

const transformed = (code: string, id = '/contract/orders/order.ts'): string => {
  const { transform } = pureDeclarations((file) => file.includes('/contract/'))
  if (typeof transform !== 'function') throw new Error('the plugin has no transform')
  const context = { parse: parseAst } as unknown as ThisParameterType<typeof transform>
  const result = transform.call(context, code, id, { moduleType: 'js' }) as { code: string } | null
  return result?.code ?? code
}

it('marks every call that runs when a module of the contract is loaded', () => {
  expect(transformed('export const Row = z.object({ id: z.string().check(id()) })')).toBe(
    'export const Row = /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ id()) })',
  )
})

it('leaves calls inside of functions, statements and other files as they are', () => {
  const code =
    'export const sum = (rows) => add(rows)\nexport function row() { return z.object({}) }\nstart()'
  expect(transformed(code)).toBe(code)
  expect(transformed('const page = begin()', '/web/main.tsx')).toBe('const page = begin()')
})
