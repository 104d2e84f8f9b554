import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { saveDownload } from '../page/download.ts'
import { useCopy } from '../page/use-copy.ts'
import styles from './second-factors.module.css'

/** The codes, this once: the server has only their hashes. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('secondFactor.recovery')
  const text = codes.join('\n')
  const copyText = useCopy()
  const download = (): void =>
    saveDownload({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), fileName: 'recovery-codes.txt' })
  return (
    <Dialog
      width={520}
      isSticky
      title={t('shown')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('keptThem')}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <p>{t('shownLead')}</p>
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles['tools']}>
          <Button onClick={() => void copyText(text)}>{t('copy')}</Button>
          <Button onClick={download}>{t('download')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
