import type { Samples } from './isolation.sample.ts'

export const labelSamples: Samples = {
  'GET filing/online/label/list': () => [{}],
  'GET filing/online/label/export': (a) => [{ query: { ids: a.labelId } }],
  'POST filing/online/label/save': (a) => [
    { body: { id: a.labelDraftId, version: 1, lines: [] } },
    { body: { lines: [{ key: 'p1', packageImage: a.fileId }] } },
    { body: { lines: [{ key: 'p1', certificate: a.fileId }] } },
    { body: { lines: [{ key: 'p1', nutrients: a.fileId }] } },
  ],
  'DELETE filing/online/label/batchRemove': (a) => [
    { body: { ids: [a.labelDraftId] } },
    { query: { ids: a.labelDraftId } },
  ],
  'GET filing/online/label/{id}': (a) => [{ params: { id: a.labelId } }],
  'POST filing/online/label/{id}/submit': (a) => [{ params: { id: a.labelDraftId } }],
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
}
