import { approvalBody } from './isolation.planted-approval.ts'
import type { Samples } from './isolation.sample.ts'

export const approvalSamples: Samples = {
  'GET filing/online/approval/list': () => [{}],
  'GET filing/online/approval/export': (a) => [{ query: { ids: a.approvalId } }],
  'POST filing/online/approval/import': () => [{ upload: {} }],
  'POST filing/online/approval/save': (a) => [
    { body: { ...approvalBody, id: a.approvalId, version: 1 } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'DELETE filing/online/approval/batchRemove': (a) => [
    { body: { ids: [a.approvalId] } },
    { query: { ids: a.approvalId } },
  ],
  'GET filing/online/approval/{id}': (a) => [{ params: { id: a.approvalId } }],
  'POST filing/online/approval/{id}/submit': (a) => [{ params: { id: a.approvalId } }],
  'POST filing/online/approval/{id}/cancel': (a) => [{ params: { id: a.approvalId } }],
  'POST filing/online/approval/{id}/acceptFee': (a) => [
    { params: { id: a.approvalId }, body: { currency: 'RMB', amount: '1' } },
  ],
  'POST filing/online/approval/{id}/declineFee': (a) => [
    { params: { id: a.approvalId }, body: { reason: 'x' } },
  ],
  'POST filing/online/approval/{id}/handIn': (a) => [
    { params: { id: a.approvalId }, body: { documentId: a.approvalDocumentId, fileIds: [a.fileId] } },
  ],
}
