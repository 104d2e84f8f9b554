import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'

/** A refusal at `fees.3.kind` shown at the form's field `kind`, where one form stands for all of the list. */
export async function withoutPrefix<T>(prefix: RegExp, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const fields = refusedFieldsOf(error).map(
      (field): FieldError => ({ ...field, path: field.path.replace(prefix, '') }),
    )
    throw fields.length === 0 ? error : Object.assign(new Error('refused', { cause: error }), { fields })
  }
}
