import { kindOf, type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import { RecordRow } from '@quayside/contract/office/record.ts'
import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { providerEntities } from './entities.ts'

/** Kinds whose fields are no table of columns, each with the reason. */
const undeclared: Partial<Record<TaskKind, string>> = {
  order: 'Its fields depend on the kind of order; both rows are picks of the schema `Order`.',
  orderChange: 'It is a set of changed fields of an order.',
  company: 'A company is a customer, whose fields are sealed in part.',
  companyChange: 'It is a set of changed fields of a company.',
  consultation: 'It is a thread of messages.',
}

const app = await sharedApp()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)

describe.each(taskKinds)('%s', (kind) => {
  const entity = providerEntities[kind]
  const { columns } = entity.office ?? {}

  it('declares its columns once, or says why not', () => {
    expect(columns === undefined).toBe(kind in undeclared)
  })

  it('has every column in the ERP’s row, or the reason why not', () => {
    for (const [key, { withheld }] of Object.entries(columns ?? {}))
      expect([key, key in entity.row.shape]).toEqual([key, withheld?.erp === undefined])
  })

  it('has every column in the office’s row, or the reason why not', () => {
    for (const [key, { withheld }] of Object.entries(columns ?? {})) {
      const isShown = key in (entity.office?.row.shape ?? {}) || key in RecordRow.shape
      expect([key, isShown]).toEqual([key, withheld?.office === undefined])
    }
  })

  it('is listed at both doors by keyword, state, company, day and order', async () => {
    const { path, machine } = kindOf(kind)
    const query = {
      keyword: 'none',
      ...(kind !== 'order' && { state: machine.initial, orderByColumn: 'title', isAsc: 'asc' as const }),
      companyId: '1',
      createdAtBegin: '2026-01-01',
      createdAtEnd: '2026-12-31',
    }
    const listed = await app.office(`GET ${path}/list`, { token: desk.token, query })
    expect(listed.status).toBe(200)
    const read = await erp(`GET ${entity.name}`)
    expect(read.status).toBe(200)
  })
})
