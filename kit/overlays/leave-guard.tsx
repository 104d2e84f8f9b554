import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { hasUnsaved, useUnsaved } from '../form/unsaved.ts'
import { Dialog } from './dialog.tsx'

/** Asks before unsaved changes are lost by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('kit.form')
  useUnsaved(isDirty)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && hasUnsaved(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      title={t('leaveTitle')}
      cancelLabel={t('stay')}
      action={{ label: t('leave'), run: () => blocker.proceed() }}
      onClose={() => blocker.reset()}
    >
      {t('leaveBody')}
    </Dialog>
  )
}
