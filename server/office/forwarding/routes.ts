import type { AskForwarders } from '@quayside/contract/forwarding/quote-request.ts'
import { officeForwardingApi } from '@quayside/contract/office/forwarding.api.ts'
import type { MilestonesOfMany, QuotationCopy, QuotationSave } from '@quayside/contract/office/forwarding.ts'
import { enterMilestones } from '../../modules/forwarding/milestones.ts'
import { askForwarders, withdrawRequest } from '../../modules/forwarding/quote-requests.ts'
import { copyQuotation, enterQuotation } from '../../modules/forwarding/save-quotation.ts'
import { bindOffice } from '../bind-office.ts'
import type { OfficeCall } from '../office-call.ts'
import { quoteImport } from './import-quotes.ts'

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

const enterTimes = (call: OfficeCall, { body: { ids, milestones } }: { body: MilestonesOfMany }) =>
  call.write(async (tx, note) => {
    const all = [...new Set(ids)]
    note.target = `forwarderOrder ${all.join(' ')}`.slice(0, 200)
    return { count: await enterMilestones(tx, call.acting, all, milestones) }
  })

const ask = (call: OfficeCall, { params, body }: { params: { id: string }; body: AskForwarders }) =>
  call.write(async (tx, note) => {
    const { companyId, ...asked } = await askForwarders(tx, call.acting, { enquiryId: params.id, ...body })
    note.companyId = companyId
    note.target = `forwarderEnquiry ${params.id}`
    return asked
  })

const withdraw = (call: OfficeCall, { body }: { body: { id: string } }) =>
  call.write(async (tx, note) => {
    const { companyId, ...withdrawn } = await withdrawRequest(tx, body.id)
    note.companyId = companyId
    return withdrawn
  })

export const officeForwardingRoutes = bindOffice(officeForwardingApi, {
  'POST freight/online/quotation/save': saveQuotation,
  'POST freight/online/quotation/{id}/copy': copy,
  'POST freight/online/enquiry/{id}/askForwarders': ask,
  'POST freight/online/enquiry/withdrawRequest': withdraw,
  'POST freight/online/order/milestones': enterTimes,
  'GET freight/online/quotation/importTemplate': quoteImport.template,
  'POST freight/online/quotation/import': quoteImport.take,
  'POST freight/online/quotation/importRejected': quoteImport.rejected,
})
