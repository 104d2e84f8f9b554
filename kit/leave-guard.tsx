import { useBlocker } from '@tanstack/react-router'
import Modal from 'antd/es/modal'
import { useTranslations } from 'use-intl'

/** Asks before unsaved changes are left behind, by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('kit.form')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <Modal
      open={blocker.status === 'blocked'}
      title={t('leaveTitle')}
      okText={t('leave')}
      cancelText={t('stay')}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leaveBody')}
    </Modal>
  )
}
