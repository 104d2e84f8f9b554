import type { Profile } from '@quayside/contract/account/profile.ts'
import { type PermissionSet, permissionSets } from '@quayside/contract/permission-sets.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Code, DateText, Text } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './my-information.module.css'

const dialogs = {
  name: lazyPart(() => import('./my-person-name.tsx')),
  mobile: lazyPart(() => import('./my-person-mobile.tsx')),
  email: lazyPart(() => import('./my-person-email.tsx')),
}
export type PersonDialog = { readonly profile: Profile; readonly onClose: () => void }

export function MyPerson() {
  const t = useTranslations('myInformation.personal')
  const permissions = useTranslations('permissions.sets')
  const [edited, setEdited] = useState<keyof typeof dialogs>()
  const answer = useQuery({
    queryKey: ['profile'],
    queryFn: () => api('GET system/online/user/profile/getInfo'),
  })
  const profile = answer.data
  if (answer.isPending) return <TableSkeleton label={t('profile')} />
  if (!profile) return <LoadFailed text={t('profile')} onRetry={() => void answer.refetch()} />
  const set = profile.permissionSet in permissionSets ? (profile.permissionSet as PermissionSet) : 'custom'
  const Dialog = edited && dialogs[edited]
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{t('profile')}</h2>
        <dl className={styles['my-rows']}>
          <Row label={t('name')} action={<Button onClick={() => setEdited('name')}>{t('editName')}</Button>}>
            <Text>{profile.userName}</Text>
          </Row>
          <Row
            label={t('mobile')}
            action={<Button onClick={() => setEdited('mobile')}>{t('editMobile')}</Button>}
          >
            <Code>{profile.mobile}</Code>
          </Row>
          <Row
            label={t('email')}
            action={<Button onClick={() => setEdited('email')}>{t('editEmail')}</Button>}
          >
            {profile.email ?? <span className="q-nothing">{t('none')}</span>}
          </Row>
          <Row label={t('permissionSet')}>{permissions(set)}</Row>
          <Row label={t('lastLoginAt')}>
            <DateText value={profile.lastLoginAt} hasTime />
          </Row>
          <Row label={t('createdAt')}>
            <DateText value={profile.createdAt} hasTime />
          </Row>
        </dl>
      </div>
      <Suspense>{Dialog && <Dialog profile={profile} onClose={() => setEdited(undefined)} />}</Suspense>
    </section>
  )
}

const Row = (props: { label: string; action?: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
    {props.action && <dd>{props.action}</dd>}
  </div>
)
