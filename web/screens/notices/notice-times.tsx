import type {
  DigestTime,
  NoticeSetting,
  NoticeSettingSave,
} from '@quayside/contract/notices/notice-setting.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { DigestChoice, QuietChoice } from '../../lib/notices/notice-times.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './notice-setting.module.css'

type Props = {
  readonly draft: NoticeSettingSave
  readonly setting: NoticeSetting
  readonly onChange: (draft: NoticeSettingSave) => void
}

/** Hours of rest, and e-mails collected into one. */
export function NoticeTimes({ draft, setting, onChange }: Props) {
  const t = useTranslations('notices.setting')
  const { quiet, digest } = draft
  const setDigest = (chosen: DigestTime): void =>
    onChange({
      ...draft,
      // Without e-mail a digest is of push messages.
      digest: chosen && { ...chosen, isPushed: digest?.isPushed ?? !setting.isMailConfigured },
    })
  return (
    <Panel>
      <div className={styles['times']}>
        <div>
          <QuietChoice quiet={quiet} onChange={(hours) => onChange({ ...draft, quiet: hours })}>
            {t('quiet')}
          </QuietChoice>
          <p>{t('quietNote')}</p>
        </div>
        <div>
          <span className={styles['label']}>{t('digest')}</span>
          <DigestChoice digest={digest} onChange={setDigest} />
          {digest && (
            <Checkbox
              checked={digest.isPushed}
              onChange={(isPushed) => onChange({ ...draft, digest: { ...digest, isPushed } })}
            >
              {t('digestPushes')}
            </Checkbox>
          )}
          <p>
            {!setting.isMailConfigured && t('noMail')}
            {setting.isMailConfigured && !setting.hasEmail && (
              <PageLink href={pageAddress('/myInformation', { section: 'personal' })}>
                {t('noEmail')}
              </PageLink>
            )}
            {setting.isMailConfigured && setting.hasEmail && t('digestNote')}
          </p>
        </div>
      </div>
    </Panel>
  )
}
