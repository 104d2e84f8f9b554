import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field, type ValueForm } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

type Props<K extends string> = {
  readonly form: ValueForm<`attachments.${NoInfer<K>}`, readonly StoredFile[]> & ValueForm<'remarks', string>
  readonly title: string
  readonly kinds: readonly K[]
  readonly documentName: (kind: K) => string
  readonly remarks: string
}

/** The end of a request's form: its documents by kind, and remarks. */
export function DocumentsSection<K extends string>(props: Props<K>) {
  const { title, kinds, documentName, remarks } = props
  const files: ValueForm<`attachments.${K}`, readonly StoredFile[]> = props.form
  const text: ValueForm<'remarks', string> = props.form
  return (
    <FormSection title={title}>
      {kinds.map((kind) => (
        <Field key={kind} form={files} name={`attachments.${kind}` as const} label={documentName(kind)}>
          {(control) => <AttachmentField control={control} label={documentName(kind)} />}
        </Field>
      ))}
      <Field form={text} name="remarks" label={remarks} isWide>
        {(control) => <TextAreaInput control={control} maxLength={1000} />}
      </Field>
    </FormSection>
  )
}
