import { refusedFieldsOf } from '@quayside/kit/form/form.ts'

/** The value of `edit` in the address of a form that was opened because the submission was refused. */
export const submitted = 'submit'

/** A submission that is refused at fields leads a member who may change them to the form, which marks them. */
export async function submitOr(toForm: false | (() => unknown), sending: Promise<unknown>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (toForm && refusedFieldsOf(error).length > 0) await toForm()
    throw error
  }
}
