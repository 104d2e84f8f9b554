import type { Membership } from '@quayside/contract/account/membership.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { logOut } from '../../lib/session/log-in.ts'
import { MembershipState } from '../../lib/session/membership-state.tsx'
import {
  leaveForOther,
  openCompany,
  ownCompaniesKey,
  useOwnCompanies,
} from '../../lib/session/own-companies.ts'
import { usePermissionSetText } from './members-parts.tsx'
import companyStyles from './my-companies.module.css'
import styles from './my-information.module.css'
import { MyInvitations } from './my-invitations.tsx'
import { RegisterCompany } from './register-company.tsx'

/** The companies that the person belongs to, whichever of them this tab is in. */
export function MyCompanies() {
  const t = useTranslations('ownCompanies')
  const setText = usePermissionSetText()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<Membership>()
  const [isRegistering, setRegistering] = useState(false)
  const answer = useOwnCompanies()
  const own = answer.data
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!own) return <LoadFailed text={t('title')} onRetry={() => void answer.refetch()} />
  const { companies, invitations } = own

  async function leave({ id, companyName, isCurrent }: Membership): Promise<void> {
    const other = companies.find((each) => !each.isCurrent && each.isEnabled)
    // A session in the other company is opened by that of the one which is left, so before it ends.
    if (isCurrent && other) return leaveForOther(id, other.id)
    await api('POST system/online/user/company/{id}/leave', { params: { id } })
    if (isCurrent) return logOut()
    showToast({ kind: 'success', text: t('left', { company: companyName }) })
    await queries.invalidateQueries({ queryKey: ownCompaniesKey })
  }

  return (
    <>
      {invitations.length > 0 && <MyInvitations invitations={invitations} />}
      <section className="q-panel">
        <div className="q-panel-body">
          <div className={styles['my-change-head']}>
            <span>{t('note')}</span>
            <Button onClick={() => setRegistering(true)}>{t('register')}</Button>
          </div>
          <ShortTable
            rows={companies}
            columns={[
              { title: t('name'), isRowHead: true, cell: ({ companyName }) => companyName || t('unnamed') },
              { title: t('role'), cell: (row) => setText(row.permissionSet) },
              {
                title: t('state'),
                cell: (row) =>
                  row.isEnabled && row.certification === 'PASSED' ? (
                    <ToneTag tone="done">{t('normal')}</ToneTag>
                  ) : (
                    <MembershipState membership={row} />
                  ),
              },
              { title: t('joinedAt'), cell: (row) => <DateText value={row.joinedAt} /> },
              {
                title: t('lastLoginAt'),
                cell: (row) => (row.lastLoginAt ? <DateText value={row.lastLoginAt} hasTime /> : t('never')),
              },
              {
                title: t('open'),
                isActions: true,
                cell: (row) => (
                  <span className={companyStyles['actions']}>
                    {row.isCurrent ? (
                      <ToneTag tone="underway">{t('current')}</ToneTag>
                    ) : (
                      <Button size="small" disabled={!row.isEnabled} onClick={() => void openCompany(row.id)}>
                        {t('open')}
                      </Button>
                    )}
                    <Button size="small" onClick={() => setLeaving(row)}>
                      {t('leave')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        </div>
        {isRegistering && <RegisterCompany onClose={() => setRegistering(false)} />}
        {leaving && (
          <RemoveDialog
            label={t('leave')}
            text={
              companies.length === 1
                ? t('leaveLastConfirm')
                : t('leaveConfirm', { company: leaving.companyName || t('unnamed') })
            }
            onClose={() => setLeaving(undefined)}
            onConfirm={() => leave(leaving)}
          />
        )}
      </section>
    </>
  )
}
