import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { hasUnsaved, useUnsaved } from '../form/unsaved.ts'
import { useHeldPage, useRouter } from '../page/router-provider.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before unsaved changes are lost by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('kit.form')
  const router = useRouter()
  useUnsaved(isDirty)
  const held = useHeldPage((next) => !isDirty || router.latest.pathname === next.pathname)
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (!held) return null
  return (
    <Dialog
      title={t('leaveTitle')}
      cancelLabel={t('stay')}
      action={{ label: t('leave'), run: held.go }}
      onClose={held.stay}
    >
      {t('leaveBody')}
    </Dialog>
  )
}
