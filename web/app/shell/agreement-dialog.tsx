import type { AgreementToAccept } from '@quayside/contract/kernel/agreement.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './agreement-question.module.css'

type Props = { agreement: AgreementToAccept; onClose: () => void }

/** What has changed, the whole text one click away, and a box that is ticked before the button can be pressed. */
export default function AgreementDialog({ agreement, onClose }: Props) {
  const t = useTranslations('shell.agreement')
  const queries = useQueryClient()
  const [isTicked, setTicked] = useState(false)
  const [isSending, setSending] = useState(false)
  const { version, date, changes } = agreement

  async function accept(): Promise<void> {
    setSending(true)
    try {
      await api('POST system/online/user/agreement/accept', { body: { version, agree: isTicked } })
      showToast({ kind: 'success', text: t('accepted') })
    } finally {
      setSending(false)
      await queries.invalidateQueries({ queryKey: ['profile'] })
    }
  }

  return (
    <Dialog
      title={t('title')}
      isSticky
      cancelLabel={t('later')}
      action={{
        label: t('accept'),
        isDisabled: !isTicked,
        isBusy: isSending,
        run: () => void accept(),
      }}
      onClose={onClose}
    >
      <p>{t('lead', { version, date })}</p>
      <h3 className={styles['changes']}>{t('changes')}</h3>
      <ul className={styles['list']}>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles['read']}>
        <a href={`/agreement?version=${encodeURIComponent(version)}`} target="_blank" rel="noopener">
          {t('read')}
        </a>
      </p>
      <Checkbox checked={isTicked} onChange={setTicked}>
        {t('tick')}
      </Checkbox>
    </Dialog>
  )
}
