import type { MultipartFile } from '@fastify/multipart'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import { sizeText } from '../files/outcome.ts'
import type { Sender } from '../parsing/turns.ts'
import { type ReadUpload, type Upload, uploadLimit } from './upload.ts'

/** Reads the one file and the other fields of a multipart request, whatever their order. */
export async function readUpload(request: FastifyRequest, sender: Sender): Promise<ReadUpload> {
  if (!request.isMultipart()) throw new Refusal([at('file', 'file.missing')])
  const fields: Record<string, unknown> = {}
  let upload: Upload | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await collect(part, sender, Number(request.headers['content-length'] ?? 0))
        upload ??= { fileName: part.filename, bytes, sender }
      } else {
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw refusalOf(error)
  }
  // A browser sends an empty part without a name where nothing was chosen.
  if (!upload || (upload.bytes.length === 0 && !upload.fileName)) {
    throw new Refusal([at('file', 'file.missing')])
  }
  return { upload, fields }
}

/**
 * Into one buffer of the announced length, which takes no memory before it is written: pieces that are joined at the end
 * would be held twice, and all other requests would wait for the copy.
 */
async function collect({ file }: MultipartFile, sender: Sender, announced: number): Promise<Buffer> {
  let bytes = Buffer.allocUnsafeSlow(Math.min(announced, uploadLimit))
  let length = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    sender.reserve?.(chunk.length)
    // A request without a length, or with a false one.
    if (length + chunk.length > bytes.length) bytes = Buffer.concat([bytes], length + chunk.length + growth)
    length += chunk.copy(bytes, length)
  }
  return bytes.subarray(0, length)
}
const growth = 1024 * 1024

/** Every parser error is caused by the request, so it is refused and not reported as a fault. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const code = (error as { code?: unknown }).code
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Refusal([at('file', 'file.tooLarge', { max: sizeText(uploadLimit) })])
  }
  return new Refusal([at('file', code === 'FST_FILES_LIMIT' ? 'file.onlyOne' : 'file.multipartBroken')])
}
