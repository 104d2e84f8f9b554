import { PasswordField } from '@quayside/kit/form/common-fields.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { deviceOf } from '@quayside/kit/page/device-of.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { SecondFactorPanel } from '@quayside/kit/records/second-factors.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import styles from './account.module.css'

/** The user's own account: password, second factor, sessions. */
export function Account() {
  const t = useTranslations('officeStaff')
  const roles = useTranslations('office.roles')
  const pages = useTranslations('office.pages')
  const factor = useTranslations('secondFactor')
  const self = useStore(session)?.self
  if (!self) return null
  return (
    <>
      <PageHeader title={pages('account')} />
      <div className={styles['account']}>
        <Panel title={t('own.who')}>
          <Details>
            <Detail label={t('name')}>{self.name}</Detail>
            <Detail label={t('email')}>{self.email}</Detail>
            <Detail label={t('roles')}>{self.roles.map((role) => roles(role)).join(' · ')}</Detail>
          </Details>
        </Panel>
        <OwnPassword />
        <SecondFactorPanel api={api} requiredNote={factor('requiredOfStaff')} />
        <Sessions />
      </div>
    </>
  )
}

function OwnPassword() {
  const t = useTranslations('officeStaff')
  const kit = useTranslations('errors')
  const form = useForm({
    initial: { oldPassword: '', newPassword: '' },
    check: ({ oldPassword, newPassword }) => ({
      ...(oldPassword === '' && { oldPassword: kit('field.required') }),
      ...(newPassword === '' && { newPassword: kit('field.required') }),
    }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async (body) => {
        await api('PUT auth/password', { body })
        form.reset({ oldPassword: '', newPassword: '' })
        showToast({ kind: 'success', text: t('own.passwordDone') })
      })
      .catch(() => undefined)
  }
  return (
    <section className="q-panel">
      <form className="q-panel-body" noValidate onSubmit={submit}>
        <h2>{t('own.password')}</h2>
        <div className="q-fields">
          <PasswordField
            form={form}
            name="oldPassword"
            label={t('own.old')}
            isRequired
            autoComplete="current-password"
          />
          <PasswordField
            form={form}
            name="newPassword"
            label={t('own.new')}
            hint={t('passwordHint')}
            isRequired
            autoComplete="new-password"
          />
        </div>
        <Button type="submit" isBusy={form.isSaving}>
          {t('own.password')}
        </Button>
      </form>
    </section>
  )
}

function Sessions() {
  const t = useTranslations('officeStaff.own')
  const queries = useQueryClient()
  const answer = useQuery({ queryKey: ['session'], queryFn: () => api('GET auth/session/list') })
  async function end(id: string): Promise<void> {
    await api('POST auth/session/end', { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('sessionEnded') })
    await queries.invalidateQueries({ queryKey: ['session'] })
  }
  return (
    <Panel title={t('sessions')}>
      <ShortTable
        rows={answer.data?.rows ?? []}
        columns={[
          {
            title: t('device'),
            cell: (row) => (
              <span title={row.userAgent}>{deviceOf(row.userAgent) ?? (row.userAgent || '–')}</span>
            ),
          },
          { title: t('ip'), cell: (row) => row.address },
          { title: t('since'), cell: (row) => <DateText value={row.createdAt} hasTime /> },
          { title: t('lastSeen'), cell: (row) => <DateText value={row.lastSeenAt} hasTime /> },
          {
            title: t('endSession'),
            isActions: true,
            cell: (row) =>
              row.isCurrent ? (
                <span className="q-nothing">{t('current')}</span>
              ) : (
                <Button size="small" onClick={() => void end(row.id).catch(() => undefined)}>
                  {t('endSession')}
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  )
}
