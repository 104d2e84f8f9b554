import { stepApproval } from '../modules/filings/approval-steps.ts'
import { dataOf } from '../platform/testing/answers.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedApproval = { approvalId: string; approvalDocumentId: string }

export const approvalBody = {
  category: 0,
  productName: marker,
  specification: marker,
  origin: 'DE',
  manufacturer: marker,
  remarks: marker,
  lines: [{ key: '1', name: marker, inciName: marker, purpose: marker, percentage: '100' }],
}

/** A submitted filing of which a document is asked for, with the marker in it. */
export async function plantApproval(app: TestApp, token: string): Promise<PlantedApproval> {
  const body = approvalBody
  const { id } = dataOf(await app.client('POST filing/online/approval/save', { token, body }))
  dataOf(await app.client(`POST filing/online/approval/${id}/submit`, { token, body: {} }))
  const provider = { actor: 'provider', id: null, name: marker } as const
  const documents = [{ name: marker, note: marker, dueOn: null }]
  await app.platform.staff.transaction([], (tx) =>
    stepApproval(tx, provider, { id, name: 'askDocuments', given: { documents } }),
  )
  const { documents: asked } = dataOf(await app.client(`GET filing/online/approval/${id}`, { token }))
  return { approvalId: id, approvalDocumentId: asked[0].id }
}
