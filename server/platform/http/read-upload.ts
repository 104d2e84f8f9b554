import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import type { Upload } from './upload.ts'

/** Reads the one file and the other fields of a multipart request, whatever their order. */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ upload: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw refuse('file.missing')
  const fields: Record<string, unknown> = {}
  let upload: Upload | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      upload ??= { fileName: part.filename, bytes }
    } else {
      fields[part.fieldname] = part.value
    }
  }
  if (!upload || upload.bytes.length === 0) throw refuse('file.missing')
  return { upload, fields }
}
