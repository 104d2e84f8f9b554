import type { ApiTable } from './api.ts'
import { FileQuery, UploadedFile } from './file.ts'

/** An account under review uploads its licence, so these are open to it; a file is its company's alone. */
export const fileApi = {
  'POST system/online/file/upload': {
    access: 'onboarding',
    summary: 'Stores one file, checked by its content; the id is then named where it is attached.',
    upload: true,
    data: UploadedFile,
  },
  'GET system/online/file/{id}': {
    access: 'onboarding',
    summary: 'Downloads a file of the own company.',
    query: FileQuery,
    binary: true,
  },
  'GET system/online/file/{id}/thumbnail': {
    access: 'onboarding',
    summary: 'The small picture of an uploaded picture.',
    binary: true,
  },
} as const satisfies ApiTable
