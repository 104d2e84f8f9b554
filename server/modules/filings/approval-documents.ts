import {
  type AskedDocument,
  checkAsked,
  type DocumentStep,
  documentStateAfter,
  mayStepDocument,
  openDocumentStates,
} from '@quayside/contract/filings/approval-document.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { addFiles } from './approval-files.ts'
import { findDocuments } from './approval-queries.ts'

type Of = { readonly companyId: string; readonly approvalId: string }

/** Asks for documents; returns their names. */
export async function askForDocuments(
  tx: Tx,
  { companyId, approvalId }: Of,
  asked: readonly AskedDocument[],
): Promise<string> {
  const [documents] = await readWithin(tx)(findDocuments(companyId, approvalId))
  const open = documents.filter(({ state }) => openDocumentStates.includes(state)).map(({ name }) => name)
  refuseIfAny(checkAsked(asked, open, await readBusinessDay(tx)))
  await tx
    .insertInto('approval_document')
    .values(
      asked.map(({ name, note, dueOn }) => ({
        company_id: companyId,
        approval_id: approvalId,
        name,
        note,
        due_on: dueOn,
      })),
    )
    .execute()
  return asked.map(({ name }) => name).join(', ')
}

export type GivenDocument = {
  readonly documentId: string
  readonly fileIds?: readonly string[]
  readonly reason?: string | undefined
}

/** What happens to one document; returns its name. The filing is locked. */
export async function stepDocument(
  tx: Tx,
  { companyId, approvalId, memberId }: Of & { readonly memberId: string | null },
  name: DocumentStep,
  { documentId, fileIds = [], reason = '' }: GivenDocument,
): Promise<string> {
  const [documents] = await readWithin(tx)(findDocuments(companyId, approvalId))
  const document = documents.find(({ id }) => id === documentId)
  if (!document) throw new Refusal([at('documentId', 'approvalDocument.unknown')])
  if (!mayStepDocument(name, document.state)) throw new Refusal([at('documentId', 'approvalDocument.state')])
  if (name === 'handIn')
    await addFiles(tx, { companyId, memberId }, { approvalId, kind: 'filing-material', fileIds })
  await tx
    .updateTable('approval_document')
    .set({
      state: documentStateAfter(name),
      reason: name === 'sendBackDocument' ? reason : '',
      ...(name === 'handIn'
        ? { handed_in_at: raw<string>`now()`, file_ids: [...fileIds] }
        : { decided_at: raw<string>`now()` }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', documentId)
    .execute()
  return document.name
}
