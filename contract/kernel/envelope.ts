import type { Finding } from './refusal.ts'

/** The one shape of every answer (design: wire contract). */
export type Success<T> = { code: 200; msg: string; data: T }
/** The sentence at a field; its code and parameters let a front end say it again in another language. */
export type FieldError = Finding & { readonly path: string; readonly msg: string }
export type Failure = {
  code: number | '403'
  msg: string
  data?: { fields?: FieldError[]; [more: string]: unknown } | null
}

/** §6: a client written from the specification compares the forbidden code as text. */
export const forbiddenCode = '403'
