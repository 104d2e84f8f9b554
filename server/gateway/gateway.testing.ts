import { randomUUID } from 'node:crypto'
import type { Entity } from '@quayside/contract/kernel/entities.ts'
import { allScopes, type Scope } from '@quayside/contract/office/scopes.ts'
import { happened } from '../platform/records/happened.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { createApiKey } from './api-keys.ts'

export const givenKey = (
  app: TestApp,
  values: { scopes?: readonly Scope[]; requestsAMinute?: number; name?: string } = {},
) =>
  app.platform.staff.transaction([], (tx) =>
    createApiKey(
      tx,
      { actor: 'provider', id: null, name: 'test' },
      {
        name: values.name ?? 'Test ERP',
        scopes: [...(values.scopes ?? allScopes)],
        requestsAMinute: values.requestsAMinute ?? 100_000,
      },
    ),
  )

type ErpOptions = {
  body?: unknown
  query?: Record<string, string | number>
  idempotencyKey?: string | null
  headers?: Record<string, string>
  address?: string
}

/** Calls the gateway by `'METHOD path'`; a write gets a fresh Idempotency-Key unless the test gives its own. */
export const erpClient =
  (app: TestApp, key: string) =>
  async (call: string, options: ErpOptions = {}): Promise<TestAnswer> => {
    const [method = 'GET', path = ''] = call.split(' ')
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const idempotencyKey = options.idempotencyKey === undefined ? randomUUID() : options.idempotencyKey
    const response = await fetch(
      `${options.address ?? app.address}/erp/v1/${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
      {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          'accept-language': 'en-US',
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
          ...options.headers,
        },
        body: options.body === undefined ? null : JSON.stringify(options.body),
      },
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }

let suppliers = 0
/** A supplier of a company, in a state. */
export async function givenSupplier(app: TestApp, companyId: string, status = 1): Promise<string> {
  suppliers += 1
  const name = `Supplier ${suppliers}`
  return app.platform.staff.transaction([], async (tx) => {
    const { id } = await tx
      .insertInto('supplier')
      .values({
        company_id: companyId,
        name,
        search: '',
        is_overseas: false,
        status,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Records an event of a record, in its own transaction. */
export const givenEvent = (
  app: TestApp,
  record: { companyId: string; entity: Entity; id: string },
  transition: string,
  meanwhile?: () => Promise<unknown>,
): Promise<void> =>
  app.platform.staff.transaction([], async (tx) => {
    await happened(
      tx,
      { actor: 'customer', id: null, name: 'Wang Wei' },
      { companyId: record.companyId, entity: record.entity, ids: [record.id] },
      { transition },
    )
    await meanwhile?.()
  })

type UpsertResult = {
  row: number
  status: number
  id?: string
  problem?: { code: string; errors?: { field: string }[] }
}
export const resultsOf = (answer: { body: { results: UpsertResult[] } }) => answer.body.results
/** Status, code and first field of a row's answer. */
export const briefOf = ({ status, problem }: UpsertResult) => [
  status,
  problem?.code,
  problem?.errors?.[0]?.field,
]
