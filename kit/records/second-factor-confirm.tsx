import type { secondFactorApi } from '@quayside/contract/account/second-factor.api.ts'
import type { RecoveryCodes } from '@quayside/contract/account/second-factor.ts'
import type { FormEvent, ReactNode } from 'react'
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

type FrameProps = {
  readonly title: string
  readonly label: string
  readonly isBusy: boolean
  readonly isSticky?: boolean
  readonly submit: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Refusals are shown at their fields and as toasts, so that a failed submit needs nothing more. */
export function FactorFrame({ label, isBusy, submit, children, ...dialog }: FrameProps) {
  const run = (event?: FormEvent): void => {
    event?.preventDefault()
    void submit().catch(() => undefined)
  }
  return (
    <Dialog width={440} {...dialog} action={{ label, isBusy, run }}>
      <form className={styles['dialog']} noValidate onSubmit={run}>
        {children}
      </form>
    </Dialog>
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
    <FactorFrame title={title} label={title} isBusy={form.isSaving} submit={submit} onClose={onClose}>
      <p>{note ?? t('removeConfirm')}</p>
      <FactorPassword form={form} />
    </FactorFrame>
  )
}
