import { ProfileChange } from '@quayside/contract/account/profile.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import type { PersonDialog } from './my-person.tsx'
import { usePersonSaved } from './person-saved.ts'

export default function NameDialog({ profile, onClose }: PersonDialog) {
  const t = useTranslations('myInformation.personal')
  const textsOf = useFindingTexts()
  const saved = usePersonSaved(onClose)
  const form = useForm({
    initial: { name: profile.userName },
    check: (values) => textsOf(findingsOf(ProfileChange, values)),
  })
  const save = (): Promise<void> =>
    form.submit(async (body) => {
      await api('PUT system/online/user/profile/updateCustomerAccount', { body })
      await saved(t('nameSaved'))
    })
  return (
    <Dialog
      width={420}
      title={t('editName')}
      action={{ label: t('save'), isBusy: form.isSaving, run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <Field form={form} name="name" label={t('name')} isRequired>
        {(control) => <TextInput control={control} maxLength={50} />}
      </Field>
    </Dialog>
  )
}
