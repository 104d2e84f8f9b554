import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { session } from '../../lib/session/session.ts'

/** Whether the company's members need two-step verification; administrators decide it. */
export function LoginRuleButton() {
  const t = useTranslations('members.rule')
  const queries = useQueryClient()
  const isAdministrator = useStore(session).userInfo?.isAdministrator === true
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const [isSaving, setSaving] = useState(false)
  const { data: rule } = useQuery({
    queryKey: ['loginRule'],
    queryFn: () => api('GET base/online/loginRule'),
    enabled: isAdministrator,
  })
  if (!isAdministrator || !rule) return null
  const isRequired = chosen ?? rule.isSecondFactorRequired
  function close(): void {
    setOpen(false)
    setChosen(undefined)
  }
  async function save(version: number): Promise<void> {
    setSaving(true)
    try {
      await api('POST base/online/loginRule/save', { body: { isSecondFactorRequired: isRequired, version } })
      showToast({ kind: 'success', text: t('saved') })
      close()
    } finally {
      setSaving(false)
      await queries.invalidateQueries({ queryKey: ['loginRule'] })
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      {isOpen && (
        <Dialog
          width={460}
          title={t('title')}
          action={{
            label: t('save'),
            isBusy: isSaving,
            isDisabled: isRequired === rule.isSecondFactorRequired,
            run: () => void save(rule.version).catch(() => undefined),
          }}
          onClose={close}
        >
          <Checkbox checked={isRequired} onChange={setChosen}>
            {t('required')}
          </Checkbox>
          <p className="q-page-note">{isRequired ? t('onNote') : t('offNote')}</p>
          {rule.isRequiredByProvider && <p className="q-page-note">{t('byProvider')}</p>}
        </Dialog>
      )}
    </>
  )
}
