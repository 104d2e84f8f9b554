import type {
  SecondFactorWay,
  SecondStep,
  SecondStepAnswer,
} from '@quayside/contract/account/second-factor.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../page/api-error.ts'
import { hasPasskeys, signWithPasskey } from '../page/passkeys.ts'
import { Field } from '../public/field.tsx'
import '../public/public.css'
import styles from './second-step.module.css'

type Props = {
  readonly step: SecondStep
  /** Sends the answer; what it is refused for is shown here. */
  readonly onAnswer: (answer: SecondStepAnswer) => Promise<void>
  readonly onBack: () => void
}

/** The second step of a log-in, by one of the ways that the account has. */
export default function SecondStepForm({ step, onAnswer, onBack }: Props) {
  const t = useTranslations('secondFactor.step')
  const passkeys = useTranslations('secondFactor.passkey')
  const ways = step.ways.filter((way) => way !== 'passkey' || hasPasskeys())
  const [way, setWay] = useState<SecondFactorWay>(ways[0] ?? 'recoveryCode')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function answerOf(): Promise<SecondStepAnswer> {
    const { ticket, passkeyOptions } = step
    if (way === 'recoveryCode') return { ticket, recoveryCode: typed }
    if (way === 'authenticator') return { ticket, code: typed }
    return { ticket, passkey: await signWithPasskey(passkeyOptions ?? {}) }
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(undefined)
    setSending(true)
    try {
      await onAnswer(await answerOf())
    } catch (error) {
      // A person who closes the device's question gets an error of the browser, in its own words.
      setProblem(error instanceof ApiError ? (error.fields[0]?.msg ?? error.message) : passkeys('failed'))
      setSending(false)
    }
  }
  function turnTo(next: SecondFactorWay): void {
    setWay(next)
    setTyped('')
    setProblem(undefined)
  }

  return (
    <form className={styles['step']} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['step-lead']}>{t(`leads.${way}`)}</p>
      {way !== 'passkey' && (
        <Field
          key={way}
          label={way === 'authenticator' ? t('code') : t('recoveryCode')}
          hint={way === 'authenticator' ? undefined : t('recoveryHint')}
          inputMode={way === 'authenticator' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          maxLength={way === 'authenticator' ? 6 : 40}
          autoFocus
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {way === 'passkey' && problem !== undefined && (
        <p className={styles['step-problem']} role="alert">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className="button submit"
        data-kind="work"
        disabled={isSending || (way !== 'passkey' && typed.trim() === '')}
      >
        {way === 'passkey' ? t('usePasskey') : t('submit')}
      </button>
      <div className={styles['step-others']}>
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <button key={each} type="button" className="link-button" onClick={() => turnTo(each)}>
              {t(`others.${each}`)}
            </button>
          ))}
        <button type="button" className="link-button" onClick={onBack}>
          {t('back')}
        </button>
      </div>
      <p className={styles['step-lost']}>{t('lost')}</p>
    </form>
  )
}
