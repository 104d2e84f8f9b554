import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/.cache'] })

/** Pages without router and shell, which share the kit's plain styles. */
const plainPages = /^web\/(app\/public\.css|screens\/(public|files)\/|screens\/account\/information\.css)/
/** The kit's classes that a screen may place; all others belong to the kit. */
const placed = new Set(
  'q-panel q-panel-body q-fields q-field q-field-error q-details q-page-header q-page-note q-page-actions q-tag q-code q-number q-grid-tools'.split(
    ' ',
  ),
)

const selectorsOf = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name)

/** The classes that a module defines, and those of other style sheets that it names. */
function classesOf(css: string): { own: Set<string>; foreign: Set<string> } {
  const selectors = selectorsOf(css)
  const foreign = Array.from(selectors.matchAll(/:global\(([^)]*)\)/g), ([, inside = '']) => inside)
  return {
    own: new Set(namesIn(selectors.replaceAll(/:global\([^)]*\)/g, ''))),
    foreign: new Set(foreign.flatMap(namesIn)),
  }
}

/** The classes that a source uses of the style modules it imports, by module. */
function takenBy(file: string): [module: string, name: string][] {
  const source = read(file)
  return Array.from(source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)).flatMap(
    ([, name = '', from = '']) => {
      const module = relative(root, join(root, dirname(file), from))
      const taken = source.matchAll(new RegExp(`\\b${name}(?:\\['([\\w-]+)'\\]|\\.(\\w+))`, 'g'))
      const named = Array.from(taken, ([, quoted, dotted]): string => quoted ?? dotted ?? '')
      // A class chosen by a value, `styles[kind]`: any text in the source that equals one of the module's classes.
      const isChosen = new RegExp(`\\b${name}\\[[^']`).test(source)
      const chosen = isChosen
        ? [...classesOf(read(module)).own].filter((each) => source.includes(`'${each}'`))
        : []
      return [...named, ...chosen].map((each): [string, string] => [module, each])
    },
  )
}

const modules = found('{web,office,kit}/**/*.module.css')
const taken = found('{web,office,kit}/**/*.tsx').flatMap((file) =>
  takenBy(file).map(([module, name]) => ({ file, module, name })),
)

it('tells own classes from those of other style sheets', () => {
  const { own, foreign } = classesOf('.a:is(.b, h1) > :global(.q-panel) {color: rgb(0 0 0 / .5)} /* .c */')
  expect([...own]).toEqual(['a', 'b'])
  expect([...foreign]).toEqual(['q-panel'])
})

it('has each class that a screen takes from its style module', () => {
  expect(modules.length).toBeGreaterThan(30)
  expect(taken.length).toBeGreaterThan(200)
  const missing = taken.filter(({ module, name }) => !classesOf(read(module)).own.has(name))
  expect(missing).toEqual([])
})

it('defines no class in a style module that nothing takes', () => {
  const unused = modules.flatMap((module) =>
    [...classesOf(read(module)).own]
      .filter((name) => !read(module).includes(`composes: ${name};`))
      .filter((name) => !taken.some((each) => each.module === module && each.name === name))
      .map((name) => `${module}: ${name}`),
  )
  expect(unused).toEqual([])
})

it('keeps the styles of screens to themselves', () => {
  const shared = found('{web,office}/**/*.css').filter((file) => !file.endsWith('.module.css'))
  expect(shared.filter((file) => !plainPages.test(file))).toEqual([])
})

it('names only those of the kit’s classes in a screen that it may place', () => {
  const named = modules
    .filter((file) => !file.startsWith('kit/'))
    .flatMap((file) => [...classesOf(read(file)).foreign].map((name) => ({ file, name })))
  expect(named.filter(({ name }) => name.startsWith('q-') && !placed.has(name))).toEqual([])
})

it('every plain class of the kit that a source names has a rule', () => {
  const styled = new Set(
    found('{web,office,kit}/**/*.css').flatMap((file) => namesIn(selectorsOf(read(file)))),
  )
  const unstyled = found('{web,office,kit}/**/*.{ts,tsx}').flatMap((file) =>
    Array.from(read(file).matchAll(/(?<![\w-])q-[a-z][\w-]*/g), ([name]) => name)
      .filter((name) => !styled.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unstyled).toEqual([])
})
