import type { Flag } from '@quayside/contract/kernel/record.codes.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Props = { readonly reportNo: string; readonly view: ReportView; readonly onClose: () => void }

/** Saves what the report shows under a name. */
export default function SetDialog({ reportNo, view, onClose }: Props) {
  const t = useTranslations('reportScreens')
  const queries = useQueryClient()
  const form = useForm<{ name: string; isShared: Flag }>({
    initial: { name: '', isShared: 0 },
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameMissing') } : {}),
  })
  const save = (): void =>
    void form
      .submit(async (values) => {
        await api('POST report/online/set/save', { body: { reportNo, view, ...values } })
        showToast({ kind: 'success', text: t('setSaved') })
        await queries.invalidateQueries({ queryKey: ['reportSet'] })
        onClose()
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={t('saveSet')}
      action={{ label: t('save'), isBusy: form.isSaving, run: save }}
      isSticky
      onClose={onClose}
    >
      <p>{t('setNote')}</p>
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="name" label={t('name')} isRequired isWide>
          {(control) => <TextInput control={control} maxLength={60} />}
        </Field>
        <Field form={form} name="isShared" label={t('sharing')} isWide>
          {(control) => (
            <ChoiceInput<Flag>
              control={control}
              options={[
                { value: 0, label: t('onlyMe') },
                { value: 1, label: t('colleagues') },
              ]}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
