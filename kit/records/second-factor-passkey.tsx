import { useTranslations } from 'use-intl'
import { TextField } from '../form/common-fields.tsx'
import { useForm } from '../form/form.ts'
import { deviceOf } from '../page/device-of.ts'
import { showToast } from '../page/events.ts'
import { makePasskey } from '../page/passkeys.ts'
import { type FactorDialog, FactorFrame, FactorPassword } from './second-factor-confirm.tsx'

/** Adds a passkey: its name and the password, then the device asks. */
export function PasskeyDialog({ api, isEnrolling, onClose, onDone }: FactorDialog) {
  const t = useTranslations('secondFactor')
  const form = useForm({
    initial: { name: deviceOf(navigator.userAgent) ?? '', password: '' },
    check: () => ({}),
  })
  const submit = (): Promise<void> =>
    form.submit(async ({ name, password }) => {
      const { ticket, options } = await api('POST auth/passkey/begin', {
        body: isEnrolling ? {} : { password },
      })
      const passkey = await makePasskey(options).catch(() => undefined)
      if (!passkey) return showToast({ kind: 'error', text: t('passkey.failed') })
      await onDone(await api('POST auth/passkey/save', { body: { ticket, name, passkey } }))
    })
  return (
    <FactorFrame
      title={t('passkey.add')}
      label={t('passkey.continue')}
      isBusy={form.isSaving}
      isSticky
      submit={submit}
      onClose={onClose}
    >
      <p>{t('passkey.lead')}</p>
      <TextField
        form={form}
        name="name"
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        maxLength={50}
        isRequired
      />
      {!isEnrolling && <FactorPassword form={form} />}
    </FactorFrame>
  )
}
