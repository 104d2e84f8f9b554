import type { secondFactorApi } from '@quayside/contract/account/second-factor.api.ts'
import type { RecoveryCodes } from '@quayside/contract/account/second-factor.ts'
import { useTranslations } from 'use-intl'
import { PasswordField } from '../form/common-fields.tsx'
import { type Form, useForm } from '../form/form.ts'
import { Dialog } from '../overlays/dialog.tsx'
import type { CallsOf } from '../page/api-calls.ts'
import styles from './second-factors.module.css'

export type SecondFactorCalls = CallsOf<typeof secondFactorApi>

export type FactorDialog = {
  readonly api: SecondFactorCalls
  /** The session has just logged in to set one up: the password is not asked for again. */
  readonly isEnrolling: boolean
  readonly onClose: () => void
  readonly onDone: (answer?: RecoveryCodes) => Promise<void>
}

/** The password, which confirms who changes the account. */
export function FactorPassword<V extends { readonly password: string }>({ form }: { form: Form<V> }) {
  const t = useTranslations('secondFactor')
  return (
    <PasswordField
      form={form}
      name="password"
      label={t('password')}
      isRequired
      autoComplete="current-password"
    />
  )
}

type Props = Pick<FactorDialog, 'onClose' | 'onDone'> & {
  readonly title: string
  readonly note?: string
  readonly send: (body: { password: string }) => Promise<RecoveryCodes | undefined>
}

/** Something that is taken away or replaced, after the password. */
export function ConfirmDialog({ title, note, send, onClose, onDone }: Props) {
  const t = useTranslations('secondFactor')
  const form = useForm({ initial: { password: '' }, check: () => ({}) })
  const submit = (): Promise<void> => form.submit(async (body) => onDone(await send(body)))
  return (
    <Dialog
      width={440}
      title={title}
      action={{ label: title, isBusy: form.isSaving, run: () => void submit().catch(() => undefined) }}
      onClose={onClose}
    >
      <form
        className={styles['dialog']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{note ?? t('removeConfirm')}</p>
        <FactorPassword form={form} />
      </form>
    </Dialog>
  )
}
