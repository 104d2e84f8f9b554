import { UserMenu } from '@quayside/kit/frame/user-menu.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { forgetSession, session } from '../../lib/session.ts'

export function OfficeUserMenu() {
  const t = useTranslations('office')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const self = useStore(session)?.self
  if (!self) return null

  async function logOut(): Promise<void> {
    await api('DELETE auth/token').catch(() => undefined)
    forgetSession()
    queries.clear()
    await navigate({ href: pageAddress('/office/login') })
  }

  return (
    <UserMenu
      name={self.name}
      who={`${self.email} · ${self.roles.map((role) => t(`roles.${role}`)).join(' ')}`}
      items={[{ label: t('account'), run: () => void navigate({ href: pageAddress('/office/account') }) }]}
      onLogOut={() => void logOut()}
    />
  )
}
