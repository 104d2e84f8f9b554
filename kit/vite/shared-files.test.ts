import { expect, it } from 'vitest'
import { type Graph, placesOf, withImporters } from './shared-files.ts'

const graphOf = (imports: Record<string, string[]>): Graph => ({
  getModuleInfo: (id) => {
    const importers = Object.keys(imports).filter((other) => imports[other]?.includes(id))
    return importers.length === 0 && !imports[id] ? null : { importedIds: imports[id] ?? [], importers }
  },
})

const graph = graphOf({
  landing: ['react', 'brand', 'harbour'],
  login: ['react', 'brand', 'harbour', 'client'],
  portal: ['react', 'brand', 'client', 'router'],
  brand: ['react'],
  router: ['client'],
})

it('puts what all pages share into the first file, what two share into the next', () => {
  const places = placesOf(
    [
      { name: 'libraries', importedBy: [['landing'], ['portal']], only: /react/ },
      { name: 'first', importedBy: [['landing'], ['portal']] },
      { name: 'public', importedBy: [['landing'], ['login']] },
      { name: 'frame', importedBy: [['portal']] },
    ],
    graph,
  )
  expect(Object.fromEntries(places)).toEqual({
    react: 'libraries',
    brand: 'first',
    harbour: 'public',
    client: 'frame',
    router: 'frame',
  })
})

it('leaves a page itself in a file of its own', () => {
  expect(placesOf([{ name: 'frame', importedBy: [['portal']] }], graph).has('portal')).toBe(false)
})

it('refuses a source that the bundle does not have, as after a move of the file', () => {
  expect(() => placesOf([{ name: 'lists', importedBy: [['list']] }], graph)).toThrow('The bundle has no list')
})

it('knows what imports a source, by whatever way', () => {
  expect([...withImporters(['client'], graph)].toSorted()).toEqual(['client', 'login', 'portal', 'router'])
})
