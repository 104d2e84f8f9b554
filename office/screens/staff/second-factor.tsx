import { QrCode } from '@quayside/kit/files/qr-code.tsx'
import { PasswordField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { keepSelf, session } from '../../lib/session.ts'
import styles from './account.module.css'

/** Codes of an authenticator app besides the password; active once a first code is confirmed. */
export function SecondFactor() {
  const t = useTranslations('officeStaff')
  const current = useStore(session)
  const [begun, setBegun] = useState<{ secret: string; address: string }>()
  const isOn = current?.self.hasSecondFactor ?? false
  const code = useForm({ initial: { code: '' }, check: () => ({}) })
  const password = useForm({ initial: { password: '' }, check: () => ({}) })

  function switched(hasSecondFactor: boolean): void {
    if (current) keepSelf(current.token, { ...current.self, hasSecondFactor })
    showToast({ kind: 'success', text: hasSecondFactor ? t('own.confirmed') : t('own.ended') })
  }
  function confirm(event: FormEvent): void {
    event.preventDefault()
    void code
      .submit(async (body) => {
        await api('POST auth/secondFactor/confirm', { body })
        setBegun(undefined)
        code.reset({ code: '' })
        switched(true)
      })
      .catch(() => undefined)
  }
  function end(event: FormEvent): void {
    event.preventDefault()
    void password
      .submit(async (body) => {
        await api('POST auth/secondFactor/end', { body })
        password.reset({ password: '' })
        switched(false)
      })
      .catch(() => undefined)
  }
  const begin = (): void => void api('POST auth/secondFactor/begin').then(setBegun, () => undefined)

  return (
    <Panel>
      <h2>
        {t('own.secondFactor')} <ToneTag tone={isOn ? 'done' : 'draft'}>{isOn ? t('on') : t('off')}</ToneTag>
      </h2>
      <p>{t('own.secondFactorLead')}</p>
      {!isOn && begun === undefined && <Button onClick={begin}>{t('own.begin')}</Button>}
      {!isOn && begun !== undefined && (
        <form className={styles['account-factor']} noValidate onSubmit={confirm}>
          <p>{t('own.secret')}</p>
          <Suspense fallback={<div className={styles['account-qr']} />}>
            <div className={styles['account-qr']}>
              <QrCode value={begun.address} label={t('own.qr')} />
            </div>
          </Suspense>
          <p>
            {t('own.bySecret')} <Code>{begun.secret}</Code>
          </p>
          <p>
            <a href={begun.address}>{t('own.address')}</a>
          </p>
          <Field form={code} name="code" label={t('own.code')} isRequired>
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
          <Button look="primary" type="submit" isBusy={code.isSaving}>
            {t('own.confirm')}
          </Button>
        </form>
      )}
      {isOn && (
        <form className={styles['account-factor']} noValidate onSubmit={end}>
          <PasswordField
            form={password}
            name="password"
            label={t('own.endPassword')}
            isRequired
            autoComplete="current-password"
          />
          <Button type="submit" isBusy={password.isSaving}>
            {t('own.end')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
