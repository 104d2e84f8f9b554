import {
  ConsultationsQuery,
  ErpConsultation,
  ErpConsultationDetail,
} from '@quayside/contract/gateway/records.ts'
import { AnswerInput } from '@quayside/contract/notices/consultation.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { lockConsultation, messageEntity } from '../modules/notices/consultation-queries.ts'
import { readConsultation } from '../modules/notices/list-consultations.ts'
import { answerConsultation, closeConsultation } from '../modules/notices/step-consultation.ts'
import { providerEntity } from './entity.ts'

export const consultation = providerEntity({
  kind: 'consultation',
  name: 'consultations',
  from: raw`consultation r`,
  columns: raw<Selectable<DB['consultation']>>`r.*`,
  visible: raw<boolean>`true`,
  state: 'state',
  number: raw`r.number`,
  title: raw`r.title`,
  since: raw`r.waiting_since`,
  files: {
    entity: messageEntity,
    at: raw<boolean>`r.id = (select m.consultation_id from consultation_message m where m.id = a.entity_id)`,
  },
  review: (record, { read, locale }) => readConsultation(read, locale, record),
  query: ConsultationsQuery,
  row: ErpConsultation,
  detail: ErpConsultationDetail,
  more: async ({ company_id: companyId, id }, { read, locale }) => {
    const { messages } = await readConsultation(read, locale, { companyId, id })
    return { messages }
  },
  // The ERP has no files of its own here.
  bodies: { answer: { message: AnswerInput.shape.message } },
  lock: (tx, id) => lockConsultation(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) => {
    if (name === 'close') return closeConsultation(tx, acting, { id, locked, note: given.note })
    return answerConsultation(tx, acting, { ...(given as AnswerInput), id, locked })
  },
})
