/**
 * A refusal is a code with parameters; its sentence is in phrases/<locale>/errors.ts. The table says which
 * envelope code answers it and which parameters its sentence takes.
 */
export type RefusalAnswer = 400 | 401 | 403 | 404 | 409 | 429
export type RefusalTable = Readonly<Record<string, { answer: RefusalAnswer; params?: readonly string[] }>>

export type RefusalParams = Readonly<Record<string, string | number>>

/** One error, at the field it belongs to (`lines.3.qty`) or with the whole call (no path). */
export type Finding<Code extends string = string> = {
  readonly code: Code
  readonly params?: RefusalParams
  readonly path?: string
  /** The records at which it is put right, by the names that `healedAt` takes. */
  readonly heals?: Readonly<Record<string, string>>
}

export class Refusal extends Error {
  readonly findings: readonly Finding[]
  /** What the answer carries besides the text, such as the onboarding token of an account not yet reviewed. */
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** Where the envelope code is not that of the first finding. */
  readonly answer: RefusalAnswer | undefined

  constructor(
    findings: readonly Finding[],
    data?: Readonly<Record<string, unknown>>,
    answer?: RefusalAnswer,
  ) {
    super(findings.map((finding) => finding.code).join(', '))
    this.name = 'Refusal'
    this.findings = findings
    this.data = data
    this.answer = answer
  }
}
