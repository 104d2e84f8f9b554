import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { KitProvider, type StoredFile, useSurroundings } from '@quayside/kit/page/context.tsx'

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

/** Files that staff add to a customer's record; they are stored for its company, so the form has its own upload call. */
export function FilesDialog<K extends string>(props: Props<K>) {
  const { name, title, saveLabel, documents, attached, upload, save, onClose } = props
  const surroundings = useSurroundings()
  const initial = Object.fromEntries(
    documents.map(({ kind }) => [
      `attachments.${kind}`,
      attached.filter((file) => file.kind === kind).map(toStoredFile),
    ]),
  )
  const form = useForm<Values>({ initial, check: () => ({}) })
  const draft = useDraft(name, form)
  const store = async (file: File): Promise<StoredFile> => {
    const { id, name: own, bytes, mime } = await upload(file)
    return { id, name: own, size: bytes, mime }
  }
  const submit = (): Promise<void> =>
    form.submit(async (values) => {
      const given = documents.map(({ kind }) => [
        kind,
        (values[`attachments.${kind}`] ?? []).map(({ id }) => id),
      ])
      await save(Object.fromEntries(given) as Record<K, string[]>)
      draft.drop()
      onClose()
    })
  return (
    <KitProvider value={{ ...surroundings, upload: store }}>
      <FormDialog
        title={title}
        form={form}
        draft={draft}
        saveLabel={saveLabel}
        onSave={() => void submit().catch(() => undefined)}
        onClose={onClose}
      >
        {documents.map(({ kind, label }) => (
          <Field key={kind} form={form} name={`attachments.${kind}`} label={label} isWide>
            {(control) => <AttachmentField control={control} label={label} />}
          </Field>
        ))}
      </FormDialog>
    </KitProvider>
  )
}
