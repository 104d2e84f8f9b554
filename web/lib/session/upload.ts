import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import { formOf } from '@quayside/kit/page/api-calls.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { clientText } from '@quayside/kit/page/client-texts.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { client } from './client.ts'

/** §9's fifty seconds apply to silence: a large file on a slow connection may take longer while it progresses. */
const silenceAllowed = 50_000
const uploadPath = 'system/online/file/upload'

/** Sends one file and reports progress; the field that sends it shows why it was refused. XMLHttpRequest, because fetch reports none. */
export function upload(file: File, onProgress: (share: number) => void): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence = setTimeout(() => request.abort(), silenceAllowed)
    request.upload.addEventListener('progress', (event) => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), silenceAllowed)
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    const fail = (error: ApiError): void => reject(error)
    request.addEventListener('abort', () => fail(new ApiError('timeout', clientText('timeout'))))
    request.addEventListener('error', () => fail(new ApiError('offline', clientText('offline'))))
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.addEventListener('load', () => {
      const answer = parse(request.responseText)
      if (answer.code === 200 && answer.data) resolve(storedFileOf(answer.data))
      // The client handles the expired session and sends the file again.
      else if (request.status === 401) sendAgain(file).then(resolve, reject)
      else fail(new ApiError(answer.code ?? request.status, answer.msg ?? clientText('requestAbnormal')))
    })
    request.open('POST', `${client.base}${uploadPath}`)
    request.withCredentials = true
    for (const [name, value] of client.headers(uploadPath)) request.setRequestHeader(name, value)
    request.send(formOf(file))
  })
}

async function sendAgain(file: File): Promise<StoredFile> {
  const answer = await client.send({ method: 'POST', path: uploadPath, body: formOf(file) })
  return storedFileOf(answer as UploadedFile)
}

const storedFileOf = (file: UploadedFile): StoredFile => ({
  id: file.id,
  name: file.name,
  size: file.bytes,
  mime: file.mime,
})

function parse(text: string): { code?: number; msg?: string; data?: UploadedFile } {
  try {
    return JSON.parse(text) as { code?: number; msg?: string; data?: UploadedFile }
  } catch {
    return {}
  }
}
