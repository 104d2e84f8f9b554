import type { SecondStep } from '@quayside/contract/account/second-factor.ts'
import { ApiError } from './api-error.ts'

/** What a right password or code is refused with where the account has a second factor; who sent it asks for that. */
export const secondStepOf = (error: unknown): SecondStep | undefined =>
  error instanceof ApiError && typeof error.data['ticket'] === 'string'
    ? (error.data as SecondStep & Record<string, unknown>)
    : undefined
