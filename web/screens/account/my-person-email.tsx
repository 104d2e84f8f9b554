import { EmailChange } from '@quayside/contract/account/profile.ts'
import { at } from '@quayside/contract/refusals.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { CurrentPassword } from './current-password.tsx'
import type { PersonDialog } from './my-person.tsx'
import { usePersonSaved } from './person-saved.ts'

export default function EmailDialog({ profile, onClose }: PersonDialog) {
  const t = useTranslations('myInformation.personal')
  const textsOf = useFindingTexts()
  const saved = usePersonSaved(onClose)
  const form = useForm({
    initial: { email: profile.email ?? '', password: '' },
    check: (values) =>
      textsOf([
        ...findingsOf(EmailChange, values),
        ...(values.password === '' ? [at('password', 'field.required')] : []),
      ]),
  })
  const save = (): Promise<void> =>
    form.submit(async (body) => {
      await api('POST system/online/user/profile/updateEmail', { body })
      await saved(t('emailSaved'))
    })
  return (
    <Dialog
      width={420}
      title={t('editEmail')}
      action={{ label: t('save'), isBusy: form.isSaving, run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <Field form={form} name="email" label={t('email')} isRequired hint={t('emailHint')}>
        {(control) => <TextInput control={control} maxLength={200} />}
      </Field>
      <CurrentPassword form={form} />
    </Dialog>
  )
}
