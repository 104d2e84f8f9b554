import { officeForwardingApi } from '@quayside/contract/office/forwarding.api.ts'
import type { MilestonesOfMany, QuotationCopy, QuotationSave } from '@quayside/contract/office/forwarding.ts'
import { copyQuotation, enterQuotation } from '../../modules/forwarding/save-quotation.ts'
import { stepForwarderOrder } from '../../modules/forwarding/step-forwarder-order.ts'
import { bindOffice } from '../bind-office.ts'
import type { OfficeCall } from '../office-call.ts'

const saveQuotation = (call: OfficeCall, { body }: { body: QuotationSave }) =>
  call.write(async (tx, note) => {
    const { companyId, ...saved } = await enterQuotation(tx, call.acting, body)
    note.companyId = companyId
    note.target = `forwarderQuotation ${saved.id}`
    return saved
  })

const copy = (call: OfficeCall, { params, body }: { params: { id: string }; body: QuotationCopy }) =>
  call.write(async (tx, note) => {
    const { companyId, ...saved } = await copyQuotation(tx, call.acting, { id: params.id, ...body })
    note.companyId = companyId
    note.target = `forwarderQuotation ${saved.id}`
    return saved
  })

/** In the order of their ids, so that two selections that overlap cannot wait for each other. */
const enterMilestones = (call: OfficeCall, { body: { ids, milestones } }: { body: MilestonesOfMany }) =>
  call.write(async (tx, note) => {
    const all = [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b))
    note.target = `forwarderOrder ${all.join(' ')}`.slice(0, 200)
    for (const id of all)
      await stepForwarderOrder(tx, call.acting, { id, name: 'milestones', given: { milestones } })
    return { count: all.length }
  })

export const officeForwardingRoutes = bindOffice(officeForwardingApi, {
  'POST freight/online/quotation/save': saveQuotation,
  'POST freight/online/quotation/{id}/copy': copy,
  'POST freight/online/order/milestones': enterMilestones,
})
