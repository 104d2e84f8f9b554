import { ExclamationCircleOutlined } from '@ant-design/icons-svg'
import { Field } from '@quayside/kit/form/field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useCodeRequest } from '../../lib/session/code-request.ts'
import { AccountComparison } from './account-comparison.tsx'
import styles from './application-guard.module.css'
import type { ApplicationForm } from './use-application-form.ts'

/** An account that is new or was changed lately: what it was before, and the code that confirms it. */
export function AccountGuard({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.guard')
  const instant = useInstant()
  const { beneficiary, supplier } = editor
  return (
    <div className={styles['guard']}>
      <p className={styles['guard-note']} role="status">
        <Icon drawing={ExclamationCircleOutlined} />
        <span>
          {beneficiary ? (
            <>
              <b>{t(beneficiary.previous?.accountId === beneficiary.accountId ? 'changed' : 'added')}</b>{' '}
              {t('when', { at: instant(beneficiary.changedAt), by: beneficiary.changedBy || '–' })}
            </>
          ) : (
            <b>{t('typed')}</b>
          )}{' '}
          {t('rule')}
        </span>
      </p>
      {beneficiary && <AccountComparison editor={editor} />}
      <div className={styles['guard-code']}>
        <p>
          {supplier?.phone
            ? t('call', { phone: supplier.phone, contact: supplier.contact || supplier.name })
            : t('callKnown')}
        </p>
        <CodeField editor={editor} />
      </div>
    </div>
  )
}

function CodeField({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.guard')
  const [sentTo, setSentTo] = useState('')
  const request = useCodeRequest(() => api('POST finance/online/paymentApplication/sendCode', { body: {} }))
  const send = async (): Promise<void> => setSentTo((await request.send()).mobile)
  return (
    <Field
      form={editor.form}
      name="code"
      label={sentTo === '' ? t('code') : t('codeTo', { mobile: sentTo })}
      isRequired
    >
      {({ set, ...control }) => (
        <div className={styles['code']}>
          <Input
            {...control}
            maxLength={6}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => set(event.target.value.trim())}
          />
          <Button
            disabled={request.seconds > 0}
            isBusy={request.isSending}
            onClick={() => void send().catch(() => undefined)}
          >
            {request.seconds > 0 ? t('again', { seconds: String(request.seconds) }) : t('send')}
          </Button>
        </div>
      )}
    </Field>
  )
}
