import { at } from '@quayside/contract/refusals.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { clearSession } from '../../lib/session/session.ts'
import { CurrentPassword } from './current-password.tsx'

export default function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('myInformation')
  const textsOf = useFindingTexts()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => textsOf(password === '' ? [at('password', 'field.required')] : []),
  })
  const erase = (): Promise<void> =>
    form.submit(async (body) => {
      await api('DELETE system/online/user/profile/erase', { body })
      clearSession()
      location.assign('/')
    })
  return (
    <Dialog
      width={420}
      title={t('security.erase')}
      action={{
        label: t('security.erase'),
        isBusy: form.isSaving,
        isDangerous: true,
        run: () => void erase().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p>{t('security.eraseConfirm')}</p>
      <CurrentPassword form={form} />
    </Dialog>
  )
}
