import { approvalBody } from './isolation.planted-approval.ts'
import { documentSamples, type Samples } from './isolation.sample.ts'

/** Filings and services. */
export const filingSamples: Samples = {
  ...documentSamples('filing/online/label', (a) => a.labelDraftId, 'submit'),
  'GET filing/online/label/list': () => [{}],
  'POST filing/online/label/save': (a) => [
    { body: { id: a.labelDraftId, version: 1, lines: [] } },
    { body: { lines: [{ key: 'p1', packageImage: a.fileId }] } },
    { body: { lines: [{ key: 'p1', certificate: a.fileId }] } },
    { body: { lines: [{ key: 'p1', nutrients: a.fileId }] } },
  ],
  'POST filing/online/label/{id}/confirmVersion': (a) => [
    { params: { id: a.labelId }, body: { versionId: a.labelVersionId } },
  ],
  'POST filing/online/label/{id}/acceptFee': (a) => [
    { params: { id: a.labelId }, body: { currency: 'RMB', amount: '1' } },
  ],
  'POST filing/online/label/{id}/declineFee': (a) => [{ params: { id: a.labelId }, body: { reason: 'x' } }],
  'POST filing/online/label/{id}/askChange': (a) => [
    { params: { id: a.labelId }, body: { versionId: a.labelVersionId, remark: 'x' } },
  ],
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
  ...documentSamples('service/online/order', (a) => a.serviceId, 'submit', 'cancel', 'sign'),
  'GET service/online/order/list': (a) => [{ query: { orderId: a.orderId } }],
  'POST service/online/order/save': (a) => [
    { body: { id: a.serviceId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
}
