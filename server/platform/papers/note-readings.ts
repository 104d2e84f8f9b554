import type { PaperReading } from '@quayside/contract/kernel/paper.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../database/database.ts'
import type { Acting } from '../records/acting.ts'
import { happened } from '../records/happened.ts'
import type { RecordKey } from '../records/timeline.ts'

const transition = 'linesRead'

/**
 * The timeline of a draft names each document that lines were taken from, once: a form sends what it took with every
 * save. The document is one of the record's files.
 */
export async function noteReadings(
  tx: Tx,
  acting: Acting,
  record: RecordKey,
  readings: readonly PaperReading[] = [],
): Promise<void> {
  if (readings.length === 0) return
  const { companyId, entity, id } = record
  const files = await tx
    .selectFrom('attachment')
    .innerJoin('file', 'file.id', 'attachment.file_id')
    .select(['file.id', 'file.name'])
    .distinct()
    .where('attachment.company_id', '=', companyId)
    .where('attachment.entity', '=', entity)
    .where('attachment.entity_id', '=', id)
    .where('attachment.deleted_at', 'is', null)
    .execute()
  const names = new Map(files.map((file) => [file.id, file.name]))
  refuseIfAny(
    readings.flatMap(({ fileId }, place) =>
      names.has(fileId) ? [] : [at(`readings.${place}.fileId`, 'paper.notAttached')],
    ),
  )
  const before = await tx
    .selectFrom('event')
    .select('note')
    .where('company_id', '=', companyId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('transition', '=', transition)
    .execute()
  const knownNotes = new Set(before.map(({ note }) => note))
  const noteOf = ({ fileId, lines }: PaperReading): string =>
    `${names.get(fileId) ?? ''}${lines > 0 ? ` (${lines})` : ''}`
  const notes = new Set(readings.map(noteOf))
  for (const note of notes)
    if (!knownNotes.has(note)) await happened(tx, acting, record, { transition, note })
}
