import { takingTurns } from '../take-turns.ts'

const longList = 100
const pieceLength = 65_536

type Fields = Readonly<Record<string, unknown>>

/**
 * An answer as JSON whose long lists are written element by element: ten thousand lines at once would delay
 * all other answers and need their whole size in memory again.
 */
export async function* jsonPieces(answer: Fields): AsyncGenerator<string> {
  const othersTurn = takingTurns()
  let piece = ''
  for (const part of partsOf(answer)) {
    piece += part
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
    await othersTurn()
  }
  yield piece
}

function* partsOf(fields: Fields): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (isLongList(value)) yield* elementsOf(value)
    else if (isFields(value)) yield* partsOf(value)
    else yield JSON.stringify(value)
  }
  yield before === '{' ? '{}' : '}'
}

function* elementsOf(list: readonly unknown[]): Generator<string> {
  for (const [place, element] of list.entries())
    yield `${place === 0 ? '[' : ','}${JSON.stringify(element) ?? 'null'}`
  yield ']'
}

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > longList
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
