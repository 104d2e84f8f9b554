import { ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type PortalPath, pageAddress } from '../lib/pages/pages.ts'
import { permissionFor } from './page-access.ts'

/** The page, for those who may see what its address shows or save what its form holds. */
export function Permitted({ path, children }: { path: PortalPath; children: ReactNode }) {
  const can = useCan()
  const { search } = usePlace()
  const permission = permissionFor(path, search)
  return permission === undefined || can(permission) ? children : <NotPermitted />
}

function NotPermitted() {
  const t = useTranslations('shell.notPermitted')
  return (
    <div className="q-empty" role="alert">
      <p>
        <strong>{t('title')}</strong>
      </p>
      <p>{t('text')}</p>
      <ButtonLink href={pageAddress('/home')}>{t('home')}</ButtonLink>
    </div>
  )
}
