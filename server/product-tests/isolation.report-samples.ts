import type { Samples } from './isolation.sample.ts'

const view = { filters: {} }
export const reportSamples: Samples = {
  'POST system/report/batchSendReport': (a) => [
    { form: { reportNo: 'rpt001', format: 'xlsx', ids: a.noticeId } },
    { form: { reportNo: 'rpt003', format: 'xlsx', ids: a.colleagueId } },
    { form: { reportNo: 'rpt097', format: 'xlsx', ids: a.orderId } },
    { form: { reportNo: 'rpt097', format: 'pdf', orderId: a.orderId, supplierId: a.supplierId } },
    { form: { reportNo: 'customsPayments', format: 'xlsx', ids: a.taxBillId } },
    { form: { reportNo: 'stockAgeing', format: 'xlsx', ids: a.lotId } },
  ],
  'GET report/online/landedCost/{id}': (a) => [{ params: { id: a.orderId } }],
  'GET report/online/supplierScore/list': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET report/online/supplierScore/export': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET report/online/supplierScore/case/list': (a) => [
    { query: { supplierId: a.supplierId, measure: 'delivery' } },
    { query: { supplierId: a.supplierId, measure: 'price' } },
  ],
  'GET report/online/supplierScore/case/export': (a) => [
    { query: { supplierId: a.supplierId, measure: 'document' } },
  ],
  'GET report/online/whatIf/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET report/online/whatIf/{id}': (a) => [{ params: { id: a.whatIfId } }],
  'GET report/online/whatIf/{id}/sheet': (a) => [{ params: { id: a.whatIfId } }],
  'GET report/online/whatIf/{id}/print': (a) => [{ params: { id: a.whatIfId } }],
  'POST report/online/whatIf/save': (a) => {
    const form = { orderId: a.orderId, name: 'taken', isShared: 1, variants: [{ quantity: '200' }] }
    return [{ body: form }, { body: { ...form, id: a.whatIfId, version: 1 } }]
  },
  'POST report/online/whatIf/{id}/compute': (a) => [{ params: { id: a.whatIfId }, body: { version: 1 } }],
  'DELETE report/online/whatIf/batchRemove': (a) => [
    { body: { ids: [a.whatIfId] } },
    { query: { ids: a.whatIfId } },
  ],
  'POST report/online/run/start': () => [{ body: { reportNo: 'rpt097', view } }],
  'POST report/online/columns/save': () => [{ body: { reportNo: 'rpt097', columns: [] } }],
  'POST report/online/set/save': (a) => [
    { body: { id: a.reportSetId, version: 1, reportNo: 'rpt097', name: 'taken', view } },
  ],
  'DELETE report/online/set/batchRemove': (a) => [
    { body: { ids: [a.reportSetId] } },
    { query: { ids: a.reportSetId } },
  ],
  'POST report/online/schedule/save': (a) => {
    const schedule = { reportNo: 'rpt097', name: 'taken', view, every: 1 }
    return [
      { body: { ...schedule, id: a.reportScheduleId, version: 1, recipientIds: [a.memberId] } },
      { body: { ...schedule, recipientIds: [a.memberId] } },
    ]
  },
  'DELETE report/online/schedule/batchRemove': (a) => [
    { body: { ids: [a.reportScheduleId] } },
    { query: { ids: a.reportScheduleId } },
  ],
  'GET report/online/run/list': (a) => [{ query: { runId: a.reportRunId } }],
  'POST report/online/run/{id}/cancel': (a) => [{ params: { id: a.reportRunId } }],
  'GET report/online/run/{id}/file': (a) => [{ params: { id: a.reportRunId } }],
}
