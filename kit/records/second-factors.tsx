import type { Passkey, RecoveryCodes, SecondFactors } from '@quayside/contract/account/second-factor.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { showToast } from '../page/events.ts'
import { Panel } from '../page/panel.tsx'
import { hasPasskeys } from '../page/passkeys.ts'
import { Room } from '../page/room.tsx'
import { ToneTag } from '../record/state-tag.tsx'
import { DateText, useInstant } from '../table/cells.tsx'
import { ShortTable } from '../table/short-table.tsx'
import { AuthenticatorDialog } from './second-factor-authenticator.tsx'
import { ConfirmDialog, type SecondFactorCalls } from './second-factor-confirm.tsx'
import { PasskeyDialog } from './second-factor-passkey.tsx'
import { RecoveryCodesDialog } from './second-factor-recovery.tsx'
import styles from './second-factors.module.css'

type Props = {
  readonly api: SecondFactorCalls
  /** What a rule says of it, where one is required. */
  readonly requiredNote: string
  /** Whether there is one, after each change; recovery codes that came with it have been shown before. */
  readonly onChanged?: (isOn: boolean) => void
}
type Asked = 'authenticator' | 'removeAuthenticator' | 'passkey' | 'renew' | Passkey

/** The user's own ways of two-step verification: set up, listed and removed. */
export function SecondFactorPanel({ api, requiredNote, onChanged }: Props) {
  const t = useTranslations('secondFactor')
  const instant = useInstant()
  const [factors, setFactors] = useState<SecondFactors>()
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const load = useCallback(() => api('GET auth/secondFactor').then(setFactors, () => undefined), [api])
  useEffect(() => void load(), [load])
  if (!factors)
    return (
      <Panel title={t('title')}>
        <Room height={169} />
      </Panel>
    )

  const { authenticator, passkeys, recoveryCodesLeft, isRequired, isEnrolling } = factors
  const isOn = authenticator !== null || passkeys.length > 0
  const close = (): void => setAsked(undefined)
  async function done(answer?: RecoveryCodes): Promise<void> {
    close()
    await load()
    showToast({ kind: 'success', text: t('done') })
    if (answer && answer.recoveryCodes.length > 0) setCodes(answer.recoveryCodes)
    else onChanged?.((await api('GET auth/secondFactor')).recoveryCodesLeft > 0)
  }
  const dialog = { api, isEnrolling, onClose: close, onDone: done }

  return (
    <Panel
      title={t('title')}
      actions={<ToneTag tone={isOn ? 'done' : 'draft'}>{isOn ? t('on') : t('off')}</ToneTag>}
    >
      <p className="q-page-note">{isRequired ? requiredNote : t('lead')}</p>
      <div className={styles['factors']}>
        <Row
          title={t('authenticator.title')}
          text={
            authenticator
              ? t('authenticator.since', { date: instant(authenticator.createdAt) })
              : t('authenticator.lead')
          }
        >
          {authenticator ? (
            <Button onClick={() => setAsked('removeAuthenticator')}>{t('remove')}</Button>
          ) : (
            <Button onClick={() => setAsked('authenticator')}>{t('authenticator.add')}</Button>
          )}
        </Row>
        <Row
          title={t('passkey.title')}
          text={hasPasskeys() ? t('passkey.lead') : t('passkey.unsupported')}
          below={passkeys.length > 0 && <Passkeys rows={passkeys} onRemove={setAsked} />}
        >
          {hasPasskeys() && <Button onClick={() => setAsked('passkey')}>{t('passkey.add')}</Button>}
        </Row>
        {isOn && (
          <Row
            title={t('recovery.title')}
            text={`${t('recovery.lead')} · ${t('recovery.left', { count: recoveryCodesLeft })}`}
          >
            <Button onClick={() => setAsked('renew')}>{t('recovery.renew')}</Button>
          </Row>
        )}
      </div>
      {asked === 'authenticator' && <AuthenticatorDialog {...dialog} />}
      {asked === 'passkey' && <PasskeyDialog {...dialog} />}
      {asked === 'removeAuthenticator' && (
        <ConfirmDialog
          {...dialog}
          title={t('authenticator.remove')}
          send={(body) => api('POST auth/authenticator/remove', { body })}
        />
      )}
      {typeof asked === 'object' && (
        <ConfirmDialog
          {...dialog}
          title={`${t('passkey.remove')} · ${asked.name}`}
          send={(body) => api('POST auth/passkey/{id}/remove', { params: { id: asked.id }, body })}
        />
      )}
      {asked === 'renew' && (
        <ConfirmDialog
          {...dialog}
          title={t('recovery.renew')}
          note={t('recovery.renewNote')}
          send={(body) => api('POST auth/recoveryCode/renew', { body })}
        />
      )}
      {codes.length > 0 && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes([])
            onChanged?.(true)
          }}
        />
      )}
    </Panel>
  )
}

type RowProps = { title: string; text: string; below?: ReactNode; children: ReactNode }
const Row = ({ title, text, below, children }: RowProps) => (
  <div className={styles['factor']}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <div className={styles['factor-action']}>{children}</div>
    {below}
  </div>
)

function Passkeys({ rows, onRemove }: { rows: readonly Passkey[]; onRemove: (passkey: Passkey) => void }) {
  const t = useTranslations('secondFactor')
  return (
    <div className={styles['factor-list']}>
      <ShortTable
        rows={rows}
        columns={[
          { title: t('passkey.name'), isRowHead: true, cell: (row) => row.name },
          { title: t('passkey.createdAt'), cell: (row) => <DateText value={row.createdAt} hasTime /> },
          {
            title: t('passkey.lastUsedAt'),
            cell: (row) =>
              row.lastUsedAt === null ? t('passkey.never') : <DateText value={row.lastUsedAt} hasTime />,
          },
          {
            title: t('remove'),
            isActions: true,
            cell: (row) => (
              <Button size="small" onClick={() => onRemove(row)}>
                {t('remove')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  )
}
