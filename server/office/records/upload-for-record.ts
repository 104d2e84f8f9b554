import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import { storeFile } from '../../platform/files/store-upload.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

/** A file for an answer or a receipt; it becomes the customer's own, so that the customer may open it. */
export const uploadFor =
  (kind: TaskKind) =>
  async (
    call: OfficeCall,
    { params: { id }, upload }: { params: { id: string }; upload: Upload },
  ): Promise<UploadedFile> => {
    const [rows] = await call.read(findOwned(providerEntities[kind], id))
    const { company_id: companyId } = getOrRefuse(rows[0])
    return storeFile(call.platform, upload, {
      companyId,
      memberId: null,
      write: (work) =>
        call.write((tx, note) => {
          note.companyId = companyId
          note.target = `${kind} ${id}`
          return work(tx)
        }),
    })
  }
