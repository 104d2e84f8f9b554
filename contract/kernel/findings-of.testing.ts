import type { Finding } from './refusal.ts'

/** What a rule found, as `path code`, in its order. */
export const foundBy = (findings: readonly Finding[]): string[] =>
  findings.map(({ path = '', code }) => `${path} ${code}`.trim())
