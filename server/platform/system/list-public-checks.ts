import { type Format, formats } from '@quayside/contract/kernel/formats.ts'
import type { PublicCheck } from '@quayside/contract/kernel/system.ts'
import type { OpenCall } from '../session/call.ts'

export async function listPublicChecks(call: OpenCall): Promise<{ rows: PublicCheck[]; total: number }> {
  const rows = Object.entries<Format>(formats).map(([code, format]) => ({
    code,
    pattern: format.pattern,
    hasCheckDigit: format.hasCheckDigit ?? false,
    message: call.text(`errors.${format.refusal}`),
    example: format.example,
  }))
  return { rows, total: rows.length }
}
