import { parseAst } from 'rolldown/parseAst'

/** A change of a source that a test should notice. */
export interface Mutant {
  start: number
  end: number
  text: string
}

/** Functions of a source, by the place of their body: coverage is kept by function. */
interface SourceFunction {
  start: number
  end: number
  isExpression: boolean
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The operator that stands for the opposite or for the neighbouring limit. */
const operators: Partial<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
}
/** Not an object: it would have a `toString` of its own. */
const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
])
const operations = new Set(['BinaryExpression', 'LogicalExpression'])
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** All mutants of a source outside of its types, and its functions. */
export function findMutants(source: string): { mutants: Mutant[]; functions: SourceFunction[] } {
  const found: { mutants: Mutant[]; functions: SourceFunction[] } = { mutants: [], functions: [] }
  const visit = (node: Node, isTable: boolean): void => {
    // A type is nothing at run time; a text is no rule.
    if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return
    if (node.type === 'ImportDeclaration' || node.type === 'TemplateLiteral') return
    if (functions.has(node.type) && isNode(node['body'])) {
      const { start, end, type } = node['body']
      found.functions.push({ start, end, isExpression: type !== 'BlockStatement' })
    }
    const mutant = isTable && node.type === 'Literal' ? undefined : mutantOf(node, source)
    if (mutant) found.mutants.push(mutant)
    // Figures and flags of a module's tables (widths, what is shown where) are declarations, which tests would repeat.
    const isInTable = functions.has(node.type) ? false : isTable || node.type === 'ObjectExpression'
    for (const child of childrenOf(node)) visit(child, isInTable && !isInFunction(node, found.functions))
  }
  for (const child of parseAst(source, { lang: 'ts' }).body) if (isNode(child)) visit(child, false)
  return found
}

const isInFunction = ({ start, end }: Node, around: SourceFunction[]): boolean =>
  around.some((place) => place.start <= start && end <= place.end)

function mutantOf(node: Node, source: string): Mutant | undefined {
  const { type, start, end } = node
  if (type === 'ThrowStatement') return { start, end, text: ';' }
  if (type === 'IfStatement' && isNode(node['test'])) {
    const { start: from, end: to } = node['test']
    return { start: from, end: to, text: `!(${source.slice(from, to)})` }
  }
  if (operations.has(type)) return operatorMutant(node, source)
  if (type === 'Literal' && typeof node['value'] === 'number') {
    return { start, end, text: String(node['value'] + 1) }
  }
  if (type === 'Literal' && typeof node['value'] === 'boolean') {
    return { start, end, text: String(!node['value']) }
  }
  if (type === 'MemberExpression' && isNode(node['property']) && node['computed'] === false) {
    const { start: from, end: to } = node['property']
    const text = methods.get(source.slice(from, to))
    if (text !== undefined) return { start: from, end: to, text }
  }
  return undefined
}

function operatorMutant(node: Node, source: string): Mutant | undefined {
  const { left, right, operator } = node
  if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return undefined
  const text = operators[operator]
  // A sum with a text joins texts; minus would only make NaN of it.
  const isText = operator === '+' && /['"`]/.test(source.slice(node.start, node.end))
  if (text === undefined || isText) return undefined
  const start = source.indexOf(operator, left.end)
  return start < 0 || start > right.start ? undefined : { start, end: start + operator.length, text }
}
