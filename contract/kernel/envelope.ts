/** The one shape of every answer (design: wire contract). */
export type Success<T> = { code: 200; msg: string; data: T }
export type Rows<T> = { code: 200; msg: string; rows: T[]; total: number }
export type FieldError = { path: string; msg: string }
export type Failure = {
  code: number | '403'
  msg: string
  data?: { fields?: FieldError[]; [more: string]: unknown }
}

/** §6: a client written from the specification compares the forbidden code as text. */
export const forbiddenCode = '403'
