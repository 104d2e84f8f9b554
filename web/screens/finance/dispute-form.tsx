import { DisputeInput, type FeeDetail } from '@quayside/contract/finance/fee.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Values = { readonly reason: string; readonly fileIds: readonly StoredFile[] }
const bodyOf = ({ reason, fileIds }: Values) => ({ reason, fileIds: fileIds.map(({ id }) => id) })

/** Objects to a fee; the provider decides, and the thread stays with the fee. */
export default function DisputeForm({ fee, onClose }: { fee: FeeDetail; onClose: () => void }) {
  const t = useTranslations('financeScreens.fees')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: { reason: '', fileIds: [] },
    check: (values) => textsOf(findingsOf(DisputeInput, bodyOf(values))),
  })
  const send = (): void =>
    void form
      .submit(async (values) => {
        await api('POST finance/online/cost/{id}/dispute', { params: { id: fee.id }, body: bodyOf(values) })
        showToast({ kind: 'success', text: t('sent') })
        onClose()
        await Promise.all(
          ['fee', 'ledger', 'consultation'].map((entity) =>
            queries.invalidateQueries({ queryKey: [entity] }),
          ),
        )
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={t('disputeTitle', { number: fee.number })}
      width={600}
      isSticky
      action={{ label: t('dispute'), isBusy: form.isSaving, run: send }}
      onClose={onClose}
    >
      <p>{t('disputeLead')}</p>
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="reason" label={t('reason')} isRequired isWide>
          {(control) => <TextAreaInput control={control} maxLength={1000} />}
        </Field>
        <Field form={form} name="fileIds" label={t('files')} isWide>
          {(control) => <AttachmentField control={control} label={t('files')} most={5} />}
        </Field>
      </div>
    </Dialog>
  )
}
