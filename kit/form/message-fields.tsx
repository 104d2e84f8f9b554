import { longestMessage, mostMessageFiles } from '@quayside/contract/notices/consultation.ts'
import { AttachmentField } from '../files/attachment-field.tsx'
import { TextAreaInput } from '../inputs/inputs.tsx'
import type { StoredFile } from '../page/context.tsx'
import { Field } from './field.tsx'
import type { Form } from './form.ts'

export type MessageValues = { readonly message: string; readonly fileIds: readonly StoredFile[] }
export const emptyMessage: MessageValues = { message: '', fileIds: [] }

/** The body that a form with a message sends: text and file ids. */
export const messageBody = <V extends MessageValues>(values: V) => ({
  ...values,
  fileIds: values.fileIds.map(({ id }) => id),
})

type Props = {
  readonly form: Form<MessageValues>
  readonly label: string
  readonly hint?: string
  readonly filesLabel: string
}

/** A message to the other side of a thread, with its files. */
export function MessageFields({ form, label, hint, filesLabel }: Props) {
  return (
    <>
      <Field form={form} name="message" label={label} {...(hint !== undefined && { hint })} isRequired isWide>
        {(control) => <TextAreaInput control={control} maxLength={longestMessage} />}
      </Field>
      <Field form={form} name="fileIds" label={filesLabel} isWide>
        {(control) => <AttachmentField control={control} label={filesLabel} most={mostMessageFiles} />}
      </Field>
    </>
  )
}
