import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { CompanyUploads } from './company-uploads.tsx'

type Values = Readonly<Record<string, readonly StoredFile[]>>

type Props<K extends string> = {
  /** The name of the draft in this browser. */
  readonly name: string
  readonly title: string
  readonly saveLabel: string
  readonly documents: readonly { readonly kind: K; readonly label: string }[]
  readonly attached: readonly Attachment[]
  readonly upload: (file: File) => Promise<UploadedFile>
  readonly save: (attachments: Record<K, string[]>) => Promise<unknown>
  readonly onClose: () => void
}

/** Files that staff add to a customer's record. */
export function FilesDialog<K extends string>(props: Props<K>) {
  const { name, title, saveLabel, documents, attached, upload, save, onClose } = props
  const initial = Object.fromEntries(
    documents.map(({ kind }) => [
      `attachments.${kind}`,
      attached.filter((file) => file.kind === kind).map(toStoredFile),
    ]),
  )
  const { form, dialog } = useFormDialog<Values>({
    name,
    initial,
    check: () => [],
    send: (values) => {
      const given = documents.map(({ kind }) => [
        kind,
        (values[`attachments.${kind}`] ?? []).map(({ id }) => id),
      ])
      return save(Object.fromEntries(given) as Record<K, string[]>)
    },
    onClose,
  })
  return (
    <CompanyUploads send={upload}>
      <FormDialog {...dialog} title={title} saveLabel={saveLabel}>
        {documents.map(({ kind, label }) => (
          <Field key={kind} form={form} name={`attachments.${kind}`} label={label} isWide>
            {(control) => <AttachmentField control={control} label={label} />}
          </Field>
        ))}
      </FormDialog>
    </CompanyUploads>
  )
}
