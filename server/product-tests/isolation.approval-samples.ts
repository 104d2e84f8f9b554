import { approvalBody } from './isolation.planted-approval.ts'
import { documentSamples, type Samples } from './isolation.sample.ts'

export const approvalSamples: Samples = {
  ...documentSamples('filing/online/approval', (a) => a.approvalId, 'submit', 'cancel'),
  'GET filing/online/approval/list': () => [{}],
  'POST filing/online/approval/import': () => [{ upload: {} }],
  'POST filing/online/approval/save': (a) => [
    { body: { ...approvalBody, id: a.approvalId, version: 1 } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
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
