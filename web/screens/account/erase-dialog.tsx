import { at } from '@quayside/contract/refusals.ts'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { useForm } from '@quayside/kit/form.ts'
import { PasswordInput } from '@quayside/kit/input.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { clearSession } from '../../lib/session.ts'

export default function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('myInformation')
  const textsOf = useFindingTexts()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => textsOf(password === '' ? [at('password', 'field.required')] : []),
  })
  const erase = (): Promise<void> =>
    form.submit(async (body) => {
      await api('DELETE system/online/user/profile/erase', { body })
      clearSession()
      location.assign('/')
    })
  return (
    <Dialog
      width={420}
      title={t('security.erase')}
      action={{
        label: t('security.erase'),
        isBusy: form.isSaving,
        isDangerous: true,
        run: () => void erase().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p>{t('security.eraseConfirm')}</p>
      <Field form={form} name="password" label={t('personal.password')} isRequired>
        {({ set, ...rest }) => (
          <PasswordInput
            {...rest}
            autoComplete="current-password"
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
