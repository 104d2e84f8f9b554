import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type * as z from 'zod/mini'
import { checkInput } from '../platform/http/check-input.ts'

/** What was sent, as its schema has it; refused at each field that is wrong. */
export function checked<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const { value, findings } = checkInput(schema, given, true)
  refuseIfAny(findings)
  return value as z.output<S>
}
