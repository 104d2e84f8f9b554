import type { Invitation } from '@quayside/contract/account/membership.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { ownCompaniesKey } from '../../lib/session/own-companies.ts'
import { usePermissionSetText } from './members-parts.tsx'
import styles from './my-companies.module.css'

/** Companies that ask the person to join them. */
export function MyInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useTranslations('ownCompanies')
  const setText = usePermissionSetText()
  const queries = useQueryClient()
  const [accepting, setAccepting] = useState<string>()
  const [refusing, setRefusing] = useState<Invitation>()
  const settled = () => queries.invalidateQueries({ queryKey: ownCompaniesKey })

  async function accept({ id, companyName }: Invitation): Promise<void> {
    setAccepting(id)
    try {
      await api('POST system/online/user/company/{id}/accept', { params: { id } })
      showToast({ kind: 'success', text: t('accepted', { company: companyName }) })
    } finally {
      setAccepting(undefined)
      await settled()
    }
  }
  async function refuse({ id, companyName }: Invitation): Promise<void> {
    await api('POST system/online/user/company/{id}/refuse', { params: { id } })
    showToast({ kind: 'success', text: t('refused', { company: companyName }) })
    await settled()
  }

  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <ul className={styles['invitations']}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <div>
                <strong>{t('invites', { company: invitation.companyName })}</strong>
                <span>
                  {t('invitedBy', { name: invitation.inviter, set: setText(invitation.permissionSet) })}
                  {' · '}
                  <DateText value={invitation.invitedAt} hasTime />
                </span>
              </div>
              <Button onClick={() => setRefusing(invitation)}>{t('refuse')}</Button>
              <Button isBusy={accepting === invitation.id} onClick={() => void accept(invitation)}>
                {t('accept')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {refusing && (
        <RemoveDialog
          label={t('refuse')}
          text={t('refuseConfirm', { company: refusing.companyName })}
          onClose={() => setRefusing(undefined)}
          onConfirm={() => refuse(refusing)}
        />
      )}
    </section>
  )
}
