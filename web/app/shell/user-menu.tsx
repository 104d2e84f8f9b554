import { hasUnsaved, leaveUnsaved } from '@quayside/kit/form/unsaved.ts'
import { UserMenu } from '@quayside/kit/frame/user-menu.tsx'
import { ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { session } from '../../lib/session/session.ts'

const PasswordDialog = lazyPart(() => import('../../lib/session/password-dialog.tsx'))

const logOut = async (): Promise<void> => (await import('../../lib/session/log-in.ts')).logOut()

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
