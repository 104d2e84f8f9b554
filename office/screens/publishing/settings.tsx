import type { OfficeSetting } from '@quayside/contract/office/publishing.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import '@quayside/kit/form/form.css'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { locales } from '@quayside/phrases/locales.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { BoardDaysPanel } from './board-days.tsx'
import { type Content, ContentEditor } from './content-editor.tsx'
import { FinanceSettingsPanel } from './finance-settings.tsx'
import { LoginSettingsPanel } from './login-settings.tsx'
import { PayToPanel } from './pay-to.tsx'
import styles from './publishing.module.css'

const order = ['title', 'productName', 'logo', 'support', 'landing'] as const
type Key = (typeof order)[number]

/** The provider's texts in the product, in each language. */
export function Settings() {
  const t = useTranslations('officePublishing.settings')
  const pages = useTranslations('office.pages')
  const answer = useQuery({ queryKey: ['setting'], queryFn: () => api('GET system/online/sysConfig/list') })
  return (
    <>
      <PageHeader title={pages('settings')} note={t('lead')} />
      <div className={styles['settings']}>
        <LoginSettingsPanel />
        <FinanceSettingsPanel />
        <PayToPanel />
        <BoardDaysPanel />
        {order.flatMap((key) => {
          const setting = answer.data?.rows.find((each) => each.key === key)
          return setting ? [<Setting key={`${key} ${setting.version}`} name={key} setting={setting} />] : []
        })}
      </div>
    </>
  )
}

function Setting({ name, setting }: { name: Key; setting: OfficeSetting }) {
  const t = useTranslations('officePublishing.settings')
  const common = useTranslations('officePublishing')
  const instant = useInstant()
  const may = useMay()
  const queries = useQueryClient()
  const languages = ['*', ...locales].filter((each) => each in setting.value)
  const [language, setLanguage] = useState(languages[0] ?? '*')
  const [value, setValue] = useState(setting.value as Record<string, Content>)
  const [isSaving, setSaving] = useState(false)

  async function save(): Promise<void> {
    setSaving(true)
    try {
      await api('POST system/online/sysConfig/save', {
        body: { key: name, value, version: setting.version },
      })
      showToast({ kind: 'success', text: common('saved') })
      await queries.invalidateQueries({ queryKey: ['setting'] })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Panel>
      <div className={styles['settings-head']}>
        <h2>{t(name)}</h2>
        <span className="q-page-note">{t('updatedAt', { time: instant(setting.updatedAt, true) })}</span>
        {languages.length > 1 && (
          <Segmented
            aria-label={t('language')}
            value={language}
            options={languages.map((each) => ({
              value: each,
              label: common(`languages.${each as 'zh-CN' | 'zh-TW' | 'en-US' | '*'}`),
            }))}
            onChange={setLanguage}
          />
        )}
      </div>
      <div lang={language === '*' ? undefined : language}>
        <ContentEditor
          label={t(name)}
          content={value[language] ?? ''}
          onChange={(next) => setValue({ ...value, [language]: next })}
        />
      </div>
      {may('setting-edit') && (
        <Button
          look="primary"
          isBusy={isSaving}
          disabled={JSON.stringify(value) === JSON.stringify(setting.value)}
          onClick={() => void save().catch(() => undefined)}
        >
          {common('save')}
        </Button>
      )}
    </Panel>
  )
}
