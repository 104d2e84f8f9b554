import { type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '../form/common-fields.tsx'
import { useForm } from '../form/form.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { deviceOf } from '../page/device-of.ts'
import { showToast } from '../page/events.ts'
import { makePasskey } from '../page/passkeys.ts'
import { type FactorDialog, FactorPassword } from './second-factor-confirm.tsx'
import styles from './second-factors.module.css'

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
  const run = (event?: FormEvent): void => {
    event?.preventDefault()
    void submit().catch(() => undefined)
  }
  return (
    <Dialog
      width={440}
      isSticky
      title={t('passkey.add')}
      action={{ label: t('passkey.continue'), isBusy: form.isSaving, run }}
      onClose={onClose}
    >
      <form className={styles['dialog']} noValidate onSubmit={run}>
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
      </form>
    </Dialog>
  )
}
