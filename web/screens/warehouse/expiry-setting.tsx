import { ExpirySetting } from '@quayside/contract/warehouse/expiry-setting.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Props = { readonly days: readonly number[]; readonly onClose: () => void }

/** `30, 60, 90`; what is no number is refused as one. */
const daysOf = (typed: string): number[] =>
  typed
    .split(/[,，、\s]+/)
    .filter(Boolean)
    .map(Number)

/** How many days before their expiry the company is reminded of its goods. */
export default function ExpirySettingDialog({ days, onClose }: Props) {
  const t = useTranslations('stock.expiry')
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const form = useForm({
    initial: { days: days.join(', ') },
    check: (values) => {
      const [finding] = findingsOf(ExpirySetting, { days: daysOf(values.days) })
      return finding ? textsOf([{ ...finding, path: 'days' }]) : {}
    },
  })
  const save = (): void =>
    void form
      .submit(async (values) => {
        await api('POST warehouse/online/expirySetting/save', { body: { days: daysOf(values.days) } })
        showToast({ kind: 'success', text: t('saved') })
        onClose()
        await queries.invalidateQueries({ queryKey: ['stock'] })
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={t('setting')}
      isSticky
      action={{ label: t('save'), isBusy: form.isSaving, run: save }}
      onClose={onClose}
    >
      <p>{t('settingNote')}</p>
      <Field form={form} name="days" label={t('ahead')} isRequired hint={t('aheadHint')}>
        {(control) => <TextInput control={control} maxLength={40} />}
      </Field>
    </Dialog>
  )
}
