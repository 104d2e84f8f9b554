import { ButtonLink } from '@quayside/kit/button.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { UserMenu } from '@quayside/kit/frame/user-menu.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { hasUnsaved, leaveUnsaved } from '@quayside/kit/unsaved.ts'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { logOut } from '../../lib/log-in.ts'
import { pageAddress } from '../../lib/pages.ts'
import { session } from '../../lib/session.ts'

const PasswordDialog = lazy(() => import('../../lib/password-dialog.tsx'))

export function MemberMenu() {
  const t = useTranslations('shell')
  const { userInfo } = useStore(session)
  const navigate = useNavigate()
  const can = useCan()
  const form = useTranslations('kit.form')
  const frame = useTranslations('kit.frame')
  const [isChanging, setChanging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!userInfo)
    return (
      <ButtonLink look="primary" href="/login">
        {t('user.logIn')}
      </ButtonLink>
    )
  return (
    <>
      <UserMenu
        name={userInfo.userName || userInfo.mobile}
        who={[userInfo.userName, userInfo.mobile].filter(Boolean).join(' · ')}
        items={[
          {
            label: t('pages.myInformation'),
            run: () => void navigate({ href: pageAddress('/myInformation') }),
          },
          ...(can('home-notice-list')
            ? [
                {
                  label: t('pages.noticeSetting'),
                  run: () => void navigate({ href: pageAddress('/noticeSetting') }),
                },
              ]
            : []),
          { label: t('user.changePassword'), run: () => setChanging(true) },
        ]}
        onLogOut={() => (hasUnsaved() ? setAsking(true) : void logOut())}
      />
      {isAsking && (
        <Dialog
          title={form('leaveTitle')}
          cancelLabel={form('stay')}
          action={{
            label: frame('logOut'),
            run: () => {
              leaveUnsaved()
              void logOut()
            },
          }}
          onClose={() => setAsking(false)}
        >
          {form('leaveBody')}
        </Dialog>
      )}
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
