import { ErpFile } from '@quayside/contract/gateway/label-orders.ts'
import { UploadedFile } from '@quayside/contract/kernel/file.ts'
import { id as idSchema } from '@quayside/contract/kernel/schema.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type * as z from 'zod/mini'
import { sql } from '../platform/database/database.ts'
import { openStored } from '../platform/files/file-routes.ts'
import { storeFile } from '../platform/files/store-upload.ts'
import type { Binary } from '../platform/http/binary.ts'
import { checkInput } from '../platform/http/check-input.ts'
import { providerSender } from '../platform/parsing/turns.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import type { ProviderEntity } from '../provider/entity.ts'
import { findOwned } from '../provider/find-records.ts'
import type { GatewayCall } from './call.ts'
import type { GatewayEndpoint, GatewayRequest } from './endpoint.ts'

type Params = GatewayRequest['params']

/** The record's company, where the provider may see the record. */
export async function ownerOf(call: GatewayCall, entity: ProviderEntity, id: string): Promise<string> {
  if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
  const [[row]] = await call.read(findOwned(entity, id))
  return getOrRefuse(row).company_id
}

/** Opening a customer's document is recorded in the audit log, as in the back office. */
export const recordOpening = (call: GatewayCall): Promise<void> => call.write(async () => undefined)

async function readFile(call: GatewayCall, entity: ProviderEntity, params: Params): Promise<Binary> {
  const { id = '', fileId = '' } = params
  const companyId = await ownerOf(call, entity, id)
  if (!idSchema.safeParse(fileId).success) throw refuse('record.notFound')
  const [[row]] = await call.read(
    sql
      .selectFrom('attachment')
      .innerJoin('file', 'file.id', 'attachment.file_id')
      .select(['file.name', 'file.mime', 'file.bytes', 'file.storage_key'])
      .where('attachment.company_id', '=', companyId)
      .where('attachment.entity', '=', entity.kind)
      .where('attachment.entity_id', '=', id)
      .where('attachment.file_id', '=', fileId)
      .where('attachment.deleted_at', 'is', null),
  )
  const { name, mime, bytes, storage_key: key } = getOrRefuse(row)
  await recordOpening(call)
  return openStored(call, { key, mime, fileName: name, isInline: false, bytes: Number(bytes) })
}

/** The content of files that are attached to a record. */
export const filesOf = (entity: ProviderEntity): GatewayEndpoint => ({
  method: 'GET',
  path: `/${entity.name}/{id}/files/{fileId}`,
  scope: `${entity.name}:read`,
  summary: 'A file that is attached to the record.',
  answer: 'bytes',
  run: (call, { params }) => readFile(call, entity, params),
})

/** A file for a step of the record, which then names it; it becomes the customer's own. */
export const uploadsOf = (entity: ProviderEntity): GatewayEndpoint => ({
  method: 'POST',
  path: `/${entity.name}/{id}/files`,
  scope: `${entity.name}:write`,
  summary: 'Stores a file of up to 6 MB for a step of the record; the step then names it.',
  body: ErpFile,
  answer: UploadedFile,
  async run(call, { params, body }) {
    const companyId = await ownerOf(call, entity, params['id'] ?? '')
    const { value, findings } = checkInput(ErpFile, body, true)
    refuseIfAny(findings)
    const { name, content } = value as z.infer<typeof ErpFile>
    const upload = { fileName: name, bytes: Buffer.from(content, 'base64'), sender: providerSender('erp') }
    return storeFile(call.platform, upload, {
      companyId,
      memberId: null,
      write: (work) => call.write(work),
    })
  },
})
