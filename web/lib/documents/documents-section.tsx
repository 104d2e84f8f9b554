import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

type Values<K extends string> = { readonly remarks: string } & {
  readonly [N in K as `attachments.${N}`]: readonly StoredFile[]
}
type Props<K extends string, V extends Values<K>> = {
  readonly form: Form<V>
  readonly title: string
  readonly kinds: readonly K[]
  readonly documentName: (kind: K) => string
  readonly remarks: string
}

/** The end of a request's form: its documents by kind, and remarks. */
export function DocumentsSection<K extends string, V extends Values<K>>(props: Props<K, V>) {
  const { title, kinds, documentName, remarks } = props
  const form = props.form as unknown as Form<{ remarks: string }>
  const files = props.form as unknown as Form<Record<string, readonly StoredFile[]>>
  return (
    <FormSection title={title}>
      {kinds.map((kind) => (
        <Field key={kind} form={files} name={`attachments.${kind}`} label={documentName(kind)}>
          {(control) => <AttachmentField control={control} label={documentName(kind)} />}
        </Field>
      ))}
      <Field form={form} name="remarks" label={remarks} isWide>
        {(control) => <TextAreaInput control={control} maxLength={1000} />}
      </Field>
    </FormSection>
  )
}
