import type { Failure } from '@quayside/contract/kernel/envelope.ts'
import { ApiError } from './api-error.ts'
import { clientText } from './client-texts.ts'
import { type Download, fileNameOf } from './download.ts'

type Envelope = {
  code?: number | string
  msg?: string
  access_token?: string
  data?: unknown
  rows?: unknown
  total?: number
  sums?: unknown
}
export type Read = Envelope | string | Download

/** The envelope, a text, or a file with its name. */
export async function readAnswer(response: Response): Promise<Read> {
  const type = response.headers.get('Content-Type') ?? ''
  const isAttachment = response.headers.get('Content-Disposition')?.startsWith('attachment') ?? false
  if (type.includes('json') && !isAttachment) return (await response.json().catch(() => ({}))) as Envelope
  if (type.startsWith('text/') && !isAttachment) return response.text()
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('Content-Disposition')) }
}

export const isEnvelope = (answer: Read): answer is Envelope =>
  typeof answer === 'object' && !('blob' in answer)

export const isExpired = (response: Response, answer: Read): boolean =>
  response.status === 401 || (isEnvelope(answer) && (answer.code === 401 || answer.code === 405))

export function failure(response: Response, answer: Read): ApiError {
  const refusal = isEnvelope(answer) ? (answer as Failure) : undefined
  return new ApiError(
    refusal?.code ?? response.status,
    refusal?.msg || statusText(response.status),
    refusal?.data ?? {},
  )
}

/** §8: texts by status, for an answer without a message. */
function statusText(status: number): string {
  switch (status) {
    case 401:
      return clientText('unauthorised')
    case 403:
      return clientText('forbidden')
    case 404:
      return clientText('notFound')
    case 500:
      return clientText('requestAbnormal')
    default:
      return clientText('unknown')
  }
}
