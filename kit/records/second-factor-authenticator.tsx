import type { AuthenticatorSecret } from '@quayside/contract/account/second-factor.ts'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrCode } from '../files/qr-code.tsx'
import { Field } from '../form/field.tsx'
import { useForm } from '../form/form.ts'
import { Input } from '../inputs/input.tsx'
import { Code } from '../table/cells.tsx'
import { type FactorDialog, FactorFrame, FactorPassword } from './second-factor-confirm.tsx'
import styles from './second-factors.module.css'

/** Sets up an authenticator: the password, then the secret and a first code of it. */
export function AuthenticatorDialog({ api, isEnrolling, onClose, onDone }: FactorDialog) {
  const t = useTranslations('secondFactor')
  const [begun, setBegun] = useState<AuthenticatorSecret>()
  const password = useForm({ initial: { password: '' }, check: () => ({}) })
  const code = useForm({ initial: { code: '' }, check: () => ({}) })
  const begin = useCallback(
    async (body: { password?: string }) => setBegun(await api('POST auth/authenticator/begin', { body })),
    [api],
  )
  useEffect(() => {
    if (isEnrolling) void begin({}).catch(() => undefined)
  }, [isEnrolling, begin])

  const submit = (): Promise<void> =>
    begun === undefined
      ? password.submit(begin)
      : code.submit(async (body) => onDone(await api('POST auth/authenticator/confirm', { body })))
  return (
    <FactorFrame
      title={t('authenticator.add')}
      label={begun ? t('authenticator.confirm') : t('next')}
      isBusy={password.isSaving || code.isSaving}
      isSticky
      submit={submit}
      onClose={onClose}
    >
      {begun === undefined && !isEnrolling && <FactorPassword form={password} />}
      {begun && (
        <>
          <p>{t('authenticator.scan')}</p>
          <div className={styles['qr']}>
            <Suspense>
              <QrCode value={begun.address} label={t('authenticator.qr')} />
            </Suspense>
          </div>
          <p className={styles['secret']}>
            {t('authenticator.bySecret')} <Code>{begun.secret}</Code>
          </p>
          <p>
            <a href={begun.address}>{t('authenticator.open')}</a>
          </p>
          <Field form={code} name="code" label={t('authenticator.code')} isRequired>
            {({ set, ...control }) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                onChange={(event) => set(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FactorFrame>
  )
}
