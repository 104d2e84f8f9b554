import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { consultationMachine } from '@quayside/contract/notices/consultation.states.ts'
import type { AnswerInput } from '@quayside/contract/notices/consultation.ts'
import { type ConsultationReview, consultationSteps } from '@quayside/contract/office/review.ts'
import { sql as raw } from 'kysely'
import { readConsultation } from '../../modules/notices/list-consultations.ts'
import { answerConsultation, closeConsultation } from '../../modules/notices/step-consultation.ts'
import { sql } from '../../platform/database/database.ts'
import { storeFile } from '../../platform/files/store-upload.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { requireTask } from '../tasks/hold-task.ts'
import { listRecords, providerSteps } from './list-records.ts'

export const listConsultations = listRecords(
  consultationMachine,
  raw`select id, company_id, number, title, state::text, created_at, updated_at from consultation`,
)

async function ownerOf(call: OfficeCall, id: string): Promise<{ id: string; name: string }> {
  const [owners] = await call.read(
    sql
      .selectFrom('consultation')
      .innerJoin('company', 'company.id', 'consultation.company_id')
      .select(['company.id', 'company.name'])
      .where('consultation.id', '=', id),
  )
  return found(owners[0])
}

export async function getConsultation(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<ConsultationReview> {
  const owner = await ownerOf(call, id)
  const thread = await readConsultation(call.read, call.locale, { companyId: owner.id, id })
  return {
    ...thread,
    companyId: owner.id,
    companyName: owner.name,
    nextSteps: providerSteps(
      call,
      { machine: consultationMachine, state: thread.state, facts: {} },
      consultationSteps,
    ),
  }
}

export const answer = (
  call: OfficeCall,
  { params: { id }, body }: { params: { id: string }; body: AnswerInput },
): Promise<Saved> =>
  call.write(async (tx, note) => {
    note.target = `consultation ${id}`
    await requireTask(tx, call, { kind: 'consultation', id })
    return answerConsultation(tx, call.acting, { id, ...body })
  })

/** A file for an answer; it becomes the customer's own, so that the customer may open it. */
export async function uploadForAnswer(
  call: OfficeCall,
  { params: { id }, upload }: { params: { id: string }; upload: Upload },
): Promise<UploadedFile> {
  const { id: companyId } = await ownerOf(call, id)
  return storeFile(call.platform, upload, {
    companyId,
    memberId: null,
    write: (work) =>
      call.write((tx, note) => {
        note.companyId = companyId
        note.target = `consultation ${id}`
        return work(tx)
      }),
  })
}

export const close = (
  call: OfficeCall,
  { params: { id }, body }: { params: { id: string }; body: { note?: string | undefined } },
): Promise<Saved> =>
  call.write(async (tx, note) => {
    note.target = `consultation ${id}`
    await requireTask(tx, call, { kind: 'consultation', id })
    return closeConsultation(tx, call.acting, { id, note: body.note })
  })
