import {
  ConsultationsQuery,
  ErpConsultation,
  ErpConsultationDetail,
} from '@quayside/contract/gateway/records.ts'
import { consultationMachine } from '@quayside/contract/notices/consultation.states.ts'
import { AnswerInput } from '@quayside/contract/notices/consultation.ts'
import { findThread, findThreadFiles, lockConsultation } from '../../modules/notices/consultation-queries.ts'
import { toMessages } from '../../modules/notices/list-consultations.ts'
import { answerConsultation, closeConsultation } from '../../modules/notices/step-consultation.ts'
import { sql } from '../../platform/database/database.ts'
import { type GatewayEntity, recordsOf, transitionsOf } from '../entity.ts'

const all = sql.selectFrom('consultation').selectAll()
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  companyId: row.company_id,
  number: row.number,
  subject: row.subject,
  title: row.title,
  state: row.state,
  waitingSince: row.waiting_since,
  lastMessageAt: row.last_message_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const consultations: GatewayEntity = {
  name: 'consultations',
  records: recordsOf({
    query: ConsultationsQuery,
    row: ErpConsultation,
    page: ({ after, limit, companyId, state }) =>
      all
        .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    one: (id) => all.where('id', '=', id),
    toRow,
    detail: ErpConsultationDetail,
    more: async (row, read) => {
      const at = { companyId: row.company_id, id: row.id }
      const [said, files] = await read(findThread(at), findThreadFiles(at))
      return { messages: toMessages(said, files) }
    },
    standing: (row) => ({ companyId: row.company_id, state: row.state, facts: {} }),
  }),
  transitions: transitionsOf({
    machine: consultationMachine,
    entity: 'consultation',
    // The ERP has no files of its own here.
    bodies: { answer: { message: AnswerInput.shape.message } },
    lock: async (tx, id) => {
      const row = await lockConsultation(tx, id, undefined)
      return row && { companyId: row.company_id, version: row.version, state: row.state, facts: {} }
    },
    run: (tx, acting, { id, name, given }) =>
      name === 'answer'
        ? answerConsultation(tx, acting, { id, message: String(given['message']) })
        : closeConsultation(tx, acting, { id, note: given.note }),
  }),
}
