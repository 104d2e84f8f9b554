import { mostRows, type RowResult } from '@quayside/contract/gateway/problem.ts'
import { Refusal, type RefusalAnswer } from '@quayside/contract/kernel/refusal.ts'
import { at, finding, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../platform/database/database.ts'
import { type Checked, checkInput } from '../platform/http/check-input.ts'
import type { Upsert } from '../provider/entity.ts'
import type { GatewayCall } from './call.ts'
import { problemOfFindings } from './problem.ts'
import { writeAll } from './write-rows.ts'

/** One row by itself, answered with its own status, or `{ rows: […] }` of up to a thousand, each answered on its own. */
export async function upsert(
  call: GatewayCall,
  part: Upsert,
  body: unknown,
): Promise<{ results: RowResult[] } | { id?: string }> {
  const rows = rowsOf(body)
  if (rows)
    return call.write(async (tx) => {
      const results = await upsertRows(tx, call, part, rows)
      requireSomeTaken(results)
      return { results }
    })
  const { value, findings } = checkInput(part.row, body, true)
  refuseIfAny(findings)
  return call.write(async (tx) => {
    const [outcome = {}] = await writeAll(tx, call, part, [value])
    if ('findings' in outcome) throw new Refusal(outcome.findings)
    return outcome
  })
}

/** A batch of which no row was taken is refused like its first row, and keeps no Idempotency-Key. */
function requireSomeTaken(results: readonly RowResult[]): void {
  const [first] = results
  if (!first?.problem || results.some(({ problem }) => problem === undefined)) return
  const nothing = finding('selection.nothingDone', { count: results.length, reason: first.problem.detail })
  throw new Refusal([nothing], { results }, first.status as RefusalAnswer)
}

function rowsOf(body: unknown): readonly unknown[] | undefined {
  if (typeof body !== 'object' || body === null || !('rows' in body)) return undefined
  const { rows, ...others } = body as { rows: unknown }
  refuseIfAny(Object.keys(others).map((name) => ({ code: 'field.unknown', params: { name }, path: name })))
  if (!Array.isArray(rows)) throw new Refusal([{ code: 'field.type', path: 'rows' }])
  if (rows.length > mostRows)
    throw new Refusal([{ code: 'field.tooMany', params: { max: mostRows }, path: 'rows' }])
  return rows
}

/** A thousand bad rows are answered in one piece. */
const mostFindingsOfRow = 10

async function upsertRows(
  tx: Tx,
  call: GatewayCall,
  part: Upsert,
  rows: readonly unknown[],
): Promise<RowResult[]> {
  const checked = refuseRepeated(
    part,
    rows.map((row) => checkRow(part, row)),
  )
  const good = checked.flatMap(({ value, findings }, place) =>
    findings.length === 0 ? [{ place, value }] : [],
  )
  const outcomes = await writeAll(
    tx,
    call,
    part,
    good.map(({ value }) => value),
  )
  const byPlace = new Map(good.map(({ place }, n) => [place, outcomes[n] ?? {}]))
  return checked.map(({ findings }, row) => {
    const outcome = byPlace.get(row) ?? { findings }
    if (!('findings' in outcome)) return { row, status: 200, ...outcome }
    const problem = problemOfFindings(outcome.findings, call.text, mostFindingsOfRow)
    return { row, status: problem.status, problem }
  })
}

const checkRow = (part: Upsert, row: unknown): Checked =>
  typeof row === 'object' && row !== null
    ? checkInput(part.row, row, true)
    : { value: undefined, findings: [finding('field.type')] }

/** One batch cannot write a record twice: the second row is refused and names the first. */
function refuseRepeated(part: Upsert, checked: readonly Checked[]): Checked[] {
  const first = new Map<string, number>()
  return checked.map((row, place) => {
    if (row.findings.length > 0) return row
    const key = part.keyOf(row.value)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, place)
    return earlier === undefined
      ? row
      : { value: undefined, findings: [at(part.keyField, 'gateway.rowTwice', { row: earlier })] }
  })
}
