import { officeGatewayApi } from '@quayside/contract/office/gateway.api.ts'
import { createApiKey, findApiKeys, revokeApiKey, toApiKey } from '../../gateway/api-keys.ts'
import {
  dropDeadLetters,
  findDeadLetters,
  retryDeadLetters,
  toDeadLetter,
} from '../../gateway/webhooks/dead-letters.ts'
import { bindOffice } from '../bind-office.ts'
import type { OfficeCall } from '../office-call.ts'

const mostShown = 500

async function listKeys(call: OfficeCall) {
  const [rows] = await call.read(findApiKeys().limit(mostShown))
  return { rows: rows.map(toApiKey), total: rows.length }
}

async function listLetters(call: OfficeCall) {
  const [rows] = await call.read(findDeadLetters().limit(mostShown))
  return { rows: rows.map(toDeadLetter), total: rows.length }
}

export const officeGatewayRoutes = bindOffice(officeGatewayApi, {
  'GET office/online/apiKey/list': listKeys,
  'POST office/online/apiKey/save': (call, { body }) =>
    call.write(async (tx, note) => {
      const made = await createApiKey(tx, call.acting, body)
      note.target = `apiKey ${made.id} ${made.name}`
      return made
    }),
  'POST office/online/apiKey/{id}/revoke': (call, { params }) =>
    call.write((tx, note) => {
      note.target = `apiKey ${params.id}`
      return revokeApiKey(tx, params.id)
    }),
  'GET office/online/deadLetter/list': listLetters,
  'POST office/online/deadLetter/retry': (call, { body }) =>
    call.write((tx, note) => {
      note.target = `deadLetter ${body.ids.join(',')}`.slice(0, 200)
      return retryDeadLetters(tx, body.ids)
    }),
  'POST office/online/deadLetter/drop': (call, { body }) =>
    call.write((tx, note) => {
      note.target = `deadLetter ${body.ids.join(',')}`.slice(0, 200)
      return dropDeadLetters(tx, body.ids)
    }),
})
