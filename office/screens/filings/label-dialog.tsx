import type { LabelLine } from '@quayside/contract/filings/label-line.ts'
import { type LabelOrderReview, LabelVersionInput } from '@quayside/contract/office/label-order.ts'
import { AttachmentField, pictureEndings } from '@quayside/kit/files/attachment-field.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Props = { readonly label: LabelOrderReview; readonly line: LabelLine; readonly onClose: () => void }
type Values = { readonly fileId: readonly StoredFile[]; readonly remark: string }

/** Hands back the finished label of a product. */
export function LabelDialog({ label: { id }, line, onClose }: Props) {
  const t = useTranslations('officeLabels')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('labelOrder', id)
  const bodyOf = ({ fileId, remark }: Values) => ({ lineKey: line.key, fileId: fileId[0]?.id ?? '', remark })
  const form = useForm<Values>({
    initial: { fileId: [], remark: '' },
    check: (values) =>
      values.fileId.length === 0
        ? { fileId: t('fileMissing') }
        : textsOf(findingsOf(LabelVersionInput, bodyOf(values))),
  })
  const draft = useDraft(`office.label.${id}.${line.key}`, form)

  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('labelOrder', id, 'sendVersion', bodyOf(values))
      draft.drop()
      onClose()
      await goOn({ isSettled: false })
    })
  return (
    <CompanyUploads send={(file) => uploadTo('POST filing/online/label/{id}/upload', file, {}, { id })}>
      <FormDialog
        title={t('send', { product: line.productName })}
        form={form}
        draft={draft}
        saveLabel={t('sendFor')}
        onSave={() => void save().catch(() => undefined)}
        onClose={onClose}
      >
        <Field form={form} name="fileId" label={t('file')} isRequired isWide>
          {(control) => (
            <AttachmentField control={control} label={t('file')} most={1} endings={pictureEndings} />
          )}
        </Field>
        <Field form={form} name="remark" label={t('remark')} isWide>
          {(control) => <TextAreaInput control={control} maxLength={1000} />}
        </Field>
      </FormDialog>
    </CompanyUploads>
  )
}
