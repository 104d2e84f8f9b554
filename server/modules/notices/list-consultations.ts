import { consultationMachine } from '@quayside/contract/notices/consultation.states.ts'
import {
  Consultation,
  type ConsultationDetail,
  type ConsultationMessage,
  type ConsultationQuery,
  consultationStepAccess,
} from '@quayside/contract/notices/consultation.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import type { InferResult } from 'kysely'
import { toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import {
  type ConsultationRow,
  consultationKey,
  consultationSort,
  countUnreadAnswers,
  findConsultation,
  findConsultations,
  findThread,
  findThreadFiles,
} from './consultation-queries.ts'

export const listConsultations = (
  call: Call,
  { query }: { query: ConsultationQuery },
): Promise<{ rows: Consultation[]; total: number }> =>
  listPage(call, findConsultations(call.principal.companyId, query), query, consultationSort, (row) =>
    toConsultation(row, call.locale),
  )

export async function countUnread(call: Call): Promise<{ count: number }> {
  const [[counted]] = await call.read(countUnreadAnswers({ companyId: call.principal.companyId }))
  return { count: Number(counted?.total ?? 0) }
}

export async function getConsultation(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<ConsultationDetail> {
  const consultation = await readConsultation(call.read, call.locale, {
    companyId: call.principal.companyId,
    id,
  })
  const { state } = consultation
  return {
    ...consultation,
    nextSteps: stepsFor(
      call.principal,
      { machine: consultationMachine, state, facts: {} },
      consultationStepAccess,
    ),
  }
}

/** A thread as both sides read it; the steps are each side's own. */
export async function readConsultation(
  read: Reader,
  locale: Locale,
  at: { companyId: string; id: string },
): Promise<Omit<ConsultationDetail, 'nextSteps'>> {
  const [rows, said, files, events] = await read(
    findConsultation(at),
    findThread(at),
    findThreadFiles(at),
    findTimeline(consultationKey(at.companyId, at.id)),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toConsultation(row, locale),
    version: row.version,
    messages: toMessages(said, files),
    timeline: toTimeline(events),
  }
}

const toMessages = (
  said: InferResult<ReturnType<typeof findThread>>,
  files: InferResult<ReturnType<typeof findThreadFiles>>,
): ConsultationMessage[] =>
  said.map((row) => ({
    id: row.id,
    side: row.member_id === null ? 'provider' : 'customer',
    author: row.member_name ?? row.staff_name,
    message: row.message,
    readAt: row.read_at,
    createdAt: row.created_at,
    attachments: toAttachments(files.filter((file) => file.message_id === row.id)),
  }))

function toConsultation(row: ConsultationRow, locale: Locale): Consultation {
  const names = (row.subject_names ?? {}) as Partial<Record<Locale, string>>
  return shaped(Consultation, row, { subjectName: names[locale] ?? names[defaultLocale] ?? row.subject })
}

/** A thread is read by all of the company who may read consultations, so its files are too. */
export const consultationFiles = recordFiles('consultation_message', {
  see: 'home-consultation-list',
  attach: 'home-consultation-ask',
})
