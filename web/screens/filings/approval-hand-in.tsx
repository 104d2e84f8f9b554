import { type ApprovalDocument, HandInInput } from '@quayside/contract/filings/approval-document.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Values = { fileIds: readonly StoredFile[]; note: string }
type Props = {
  readonly approvalId: string
  readonly document: ApprovalDocument
  readonly onClose: () => void
}

/** The files for one document that was asked for. */
export function HandInDialog({ approvalId, document, onClose }: Props) {
  const t = useTranslations('approval.asked')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const inputOf = ({ fileIds, note }: Values): HandInInput => ({
    documentId: document.id,
    fileIds: fileIds.map(({ id }) => id),
    ...(note !== '' && { note }),
  })
  const form = useForm<Values>({
    initial: { fileIds: [], note: '' },
    check: (values) => textsOf(findingsOf(HandInInput, inputOf(values))),
  })
  const draft = useDraft(`approval.handIn.${document.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await api('POST filing/online/approval/{id}/handIn', {
        params: { id: approvalId },
        body: inputOf(values),
      })
      draft.drop()
      showToast({ kind: 'success', text: t('sent') })
      onClose()
      await queries.invalidateQueries({ queryKey: ['approvalOrder'] })
    })
  return (
    <FormDialog
      title={t('handInNamed', { name: document.name })}
      form={form}
      draft={draft}
      saveLabel={t('send')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {document.note !== '' && <p>{document.note}</p>}
      <Field form={form} name="fileIds" label={t('file')} isRequired isWide>
        {(control) => <AttachmentField control={control} label={t('file')} most={10} />}
      </Field>
      <TextField form={form} name="note" label={t('note')} maxLength={500} isWide />
      <p role="status">{t('effect')}</p>
    </FormDialog>
  )
}
