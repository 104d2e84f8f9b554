import { checkConfirmation } from '@quayside/contract/account/password.rules.ts'
import { PasswordChange } from '@quayside/contract/account/profile.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { PasswordInput } from '@quayside/kit/inputs/input.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import styles from './password-dialog.module.css'

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

export default withPhrases(['errors'], PasswordDialog)

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.password')
  const textsOf = useFindingTexts()
  const form = useForm({
    initial: empty,
    check: (values) =>
      textsOf([
        ...findingsOf(PasswordChange, values),
        ...checkConfirmation(values.newPassword, values.confirmPassword),
      ]),
  })
  const save = (): Promise<void> =>
    form.submit(async (body) => {
      await api('PUT system/online/user/profile/updatePwd', { body })
      showToast({ kind: 'success', text: t('done') })
      onClose()
    })
  const password = (name: keyof typeof empty, label: string, autoComplete: string, hint?: string) => (
    <Field form={form} name={name} label={label} isRequired {...(hint !== undefined && { hint })}>
      {({ set, ...rest }) => (
        <PasswordInput {...rest} autoComplete={autoComplete} onChange={(event) => set(event.target.value)} />
      )}
    </Field>
  )
  return (
    <Dialog
      width={420}
      title={t('title')}
      action={{ label: t('save'), isBusy: form.isSaving, run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <div className={styles['password-fields']}>
        {password('oldPassword', t('old'), 'current-password')}
        {password('newPassword', t('new'), 'new-password', t('hint'))}
        {password('confirmPassword', t('confirm'), 'new-password')}
      </div>
    </Dialog>
  )
}
