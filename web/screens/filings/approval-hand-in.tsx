import { type ApprovalDocument, HandInInput } from '@quayside/contract/filings/approval-document.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
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
  const queries = useQueryClient()
  const inputOf = ({ fileIds, note }: Values): HandInInput => ({
    documentId: document.id,
    fileIds: fileIds.map(({ id }) => id),
    ...(note !== '' && { note }),
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `approval.handIn.${document.id}`,
    initial: { fileIds: [], note: '' },
    check: (values) => findingsOf(HandInInput, inputOf(values)),
    send: async (values) => {
      await api('POST filing/online/approval/{id}/handIn', {
        params: { id: approvalId },
        body: inputOf(values),
      })
      showToast({ kind: 'success', text: t('sent') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['approvalOrder'] }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={t('handInNamed', { name: document.name })} saveLabel={t('send')}>
      {document.note !== '' && <p>{document.note}</p>}
      <Field form={form} name="fileIds" label={t('file')} isRequired isWide>
        {(control) => <AttachmentField control={control} label={t('file')} most={10} />}
      </Field>
      <TextField form={form} name="note" label={t('note')} maxLength={500} isWide />
      <p role="status">{t('effect')}</p>
    </FormDialog>
  )
}
