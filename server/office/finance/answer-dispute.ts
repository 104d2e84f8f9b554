import type { Saved } from '@quayside/contract/kernel/record.ts'
import { answerConsultation } from '../../modules/notices/step-consultation.ts'
import { sql } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

/** Who decides about fees answers in the dispute's thread, also without the permission for other consultations. */
export async function answerDispute(
  call: OfficeCall,
  { params, body: { message } }: { params: { id: string }; body: { message: string } },
): Promise<Saved> {
  const [[dispute]] = await call.read(
    sql.selectFrom('fee_dispute').select(['company_id', 'consultation_id']).where('id', '=', params.id),
  )
  const { company_id: companyId, consultation_id: id } = getOrRefuse(dispute)
  return call.write((tx, note) => {
    note.companyId = companyId
    return answerConsultation(tx, call.acting, { id, message, fileIds: [] })
  })
}
