import { type ConsultationQuery, consultationSubjects } from '@quayside/contract/notices/consultation.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { attachedColumns } from '../../platform/files/attachments.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const consultationKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'consultation',
  id,
})
/** Files belong to the message they were sent with. */
export const messageEntity = 'consultationMessage'

const messages = raw`from consultation_message m
  where m.company_id = consultation.company_id and m.consultation_id = consultation.id`

export function findConsultations(
  companyId: string,
  { keyword, subject, state, createdAtBegin, createdAtEnd }: Partial<ConsultationQuery>,
) {
  let query = sql
    .selectFrom('consultation')
    .innerJoin('member', 'member.id', 'consultation.asked_by')
    .leftJoin('dict_entry', (join) =>
      join
        .on('dict_entry.type', '=', consultationSubjects)
        .onRef('dict_entry.value', '=', 'consultation.subject'),
    )
    .select([
      'consultation.id',
      'consultation.number',
      'consultation.subject',
      'consultation.title',
      'consultation.state',
      'consultation.last_message_at',
      'consultation.version',
      'consultation.created_at',
      'consultation.updated_at',
      'member.name as asked_by',
      'dict_entry.names as subject_names',
    ])
    .select([
      raw<number>`(select count(*)::int ${messages})`.as('message_count'),
      raw<number>`(select count(*)::int ${messages} and m.member_id is null and m.read_at is null)`.as(
        'unread_count',
      ),
    ])
    .where('consultation.company_id', '=', companyId)
  if (keyword) {
    const pattern = containing(keyword)
    query = query.where(
      raw<boolean>`(consultation.title ilike ${pattern} or consultation.number ilike ${pattern})`,
    )
  }
  if (subject) query = query.where('consultation.subject', '=', subject)
  if (state !== undefined) query = query.where('consultation.state', '=', state)
  if (createdAtBegin) query = query.where('consultation.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('consultation.created_at', '<', untilDay(createdAtEnd))
  return query
}
export type ConsultationRow = Awaited<ReturnType<ReturnType<typeof findConsultations>['execute']>>[number]

export const consultationSort: SortColumns<NonNullable<ConsultationQuery['orderByColumn']>> = {
  id: raw`consultation.id`,
  number: raw`consultation.number`,
  state: raw`consultation.state`,
  lastMessageAt: raw`consultation.last_message_at`,
  createdAt: raw`consultation.created_at`,
}

export const findConsultation = compiledOnce(({ companyId, id }: { companyId: string; id: string }) =>
  findConsultations(companyId, {}).where('consultation.id', '=', id),
)

/** All messages, in order. */
export const findThread = compiledOnce(({ companyId, id }: { companyId: string; id: string }) =>
  sql
    .selectFrom('consultation_message as said')
    .leftJoin('member', 'member.id', 'said.member_id')
    .select([
      'said.id',
      'said.member_id',
      'said.staff_name',
      'said.message',
      'said.read_at',
      'said.created_at',
      'member.name as member_name',
    ])
    .where('said.company_id', '=', companyId)
    .where('said.consultation_id', '=', id)
    .orderBy('said.id'),
)

/** The files of a whole thread, each with the message it came with. */
export const findThreadFiles = compiledOnce(({ companyId, id }: { companyId: string; id: string }) =>
  sql
    .selectFrom('attachment')
    .innerJoin('file', 'file.id', 'attachment.file_id')
    .innerJoin('consultation_message as said', (join) =>
      join
        .onRef('said.company_id', '=', 'attachment.company_id')
        .onRef('said.id', '=', 'attachment.entity_id'),
    )
    .select('said.id as message_id')
    .select(attachedColumns)
    .where('attachment.company_id', '=', companyId)
    .where('attachment.entity', '=', messageEntity)
    .where('said.consultation_id', '=', id)
    .where('attachment.deleted_at', 'is', null)
    .orderBy('attachment.id'),
)

export const countUnreadAnswers = compiledOnce(({ companyId }: { companyId: string }) =>
  sql
    .selectFrom('consultation_message')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('company_id', '=', companyId)
    .where('member_id', 'is', null)
    .where('read_at', 'is', null),
)

export const lockConsultation = (tx: Tx, id: string, companyId: string | undefined) =>
  tx
    .selectFrom('consultation')
    .select(['id', 'company_id', 'number', 'title', 'state', 'version'])
    .where('id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .forUpdate()
    .executeTakeFirst()
