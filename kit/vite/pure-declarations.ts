import type { ESTree, Plugin } from 'vite'

type Node = { readonly type: string; readonly start: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Where calls begin that run when the module is loaded: none inside of a function does. */
function callsIn(node: unknown, found: number[]): void {
  if (Array.isArray(node)) for (const each of node) callsIn(each, found)
  if (!isNode(node) || /Function|Class/.test(node.type)) return
  if (node.type === 'CallExpression' || node.type === 'NewExpression') found.push(node.start)
  for (const value of Object.values(node)) callsIn(value, found)
}

const declarationsOf = (statement: ESTree.Program['body'][number]): unknown[] => {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return inner?.type === 'VariableDeclaration' ? inner.declarations.map(({ init }) => init) : []
}

/**
 * Marks what a module of the contract computes for its constants as free of side effects: a page that uses one of them
 * does not load the schemas beside it, nor the library that makes them.
 */
export function pureDeclarations(isDeclaration: (id: string) => boolean): Plugin {
  return {
    name: 'pure-declarations',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    transform(code, id) {
      if (!isDeclaration(id)) return null
      const found: number[] = []
      for (const statement of this.parse(code).body) callsIn(declarationsOf(statement), found)
      // Each place once: a chain of calls begins where its first one does.
      const places = [...new Set(found)].toSorted((a, b) => b - a)
      const marked = places.reduce(
        (text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`,
        code,
      )
      return { code: marked, map: null }
    },
  }
}
