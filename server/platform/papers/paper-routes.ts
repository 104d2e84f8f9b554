import { buffer } from 'node:stream/consumers'
import { paperApi } from '@quayside/contract/kernel/paper.api.ts'
import type { PaperQuery, ReadPaper } from '@quayside/contract/kernel/paper.ts'
import type { FileHolders } from '../files/file-holders.ts'
import { findFile, openedFile, requireMayAttach } from '../files/file-routes.ts'
import { storeUpload } from '../files/store-upload.ts'
import { bind } from '../http/bind.ts'
import type { Upload } from '../http/upload.ts'
import type { Call } from '../session/call.ts'
import type { PaperJob } from './read-paper.ts'
import { readUploadedPaper } from './read-uploaded-paper.ts'

type Headings = PaperJob['headings']

/** Read before it is stored: what has no lines to take is refused and leaves nothing behind. */
const readNew =
  (holders: FileHolders, headings: Headings) =>
  async (call: Call, { upload }: { upload: Upload }): Promise<ReadPaper> => {
    await requireMayAttach(call, holders)
    const paper = await readUploadedPaper(call.platform.parsing, upload, { headings })
    const { id, name, mime, bytes } = await storeUpload(call, { upload })
    return { file: { id, name, mime, bytes }, paper }
  }

const readStored =
  (holders: FileHolders, headings: Headings) =>
  async (
    call: Call,
    { params: { id }, query }: { params: { id: string }; query: PaperQuery },
  ): Promise<ReadPaper> => {
    const { name, mime, storage_key } = await findFile(call, holders, id)
    const bytes = await buffer(await openedFile(call, storage_key))
    const { companyId, memberId } = call.principal
    const upload = { bytes, fileName: name, sender: { company: companyId, person: memberId } }
    const paper = await readUploadedPaper(call.platform.parsing, upload, {
      headings,
      sheet: query.sheet,
    })
    return { file: { id, name, mime, bytes: bytes.length }, paper }
  }

export const paperRoutes = (holders: FileHolders, headings: Headings) =>
  bind(paperApi, {
    'POST system/online/paper/read': readNew(holders, headings),
    'GET system/online/paper/{id}': readStored(holders, headings),
  })
