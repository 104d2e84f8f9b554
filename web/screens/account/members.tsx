import type { MemberRow } from '@quayside/contract/account/member.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { LoginRuleButton } from './login-rule.tsx'
import { useMemberColumns } from './members.columns.tsx'

type Query = QueryOf<'GET base/online/member/list'>
const filters = {
  name: ['text', 160],
  mobile: ['text', 160],
  enabled: 'own',
} as const satisfies FilterTable<Query>
const MemberForm = lazyPart(() => import('./members-form.tsx'))

export function Members() {
  const t = useTranslations('members')
  const queries = useQueryClient()
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'members',
    entity: 'member',
    columns: useMemberColumns(),
    list,
    fetch: (signal) => api('GET base/online/member/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [switched, setSwitched] = useState<MemberRow>()
  const [resetting, setResetting] = useState<MemberRow>()
  const [withdrawn, setWithdrawn] = useState<MemberRow>()
  const [removing, setRemoving] = useState<readonly MemberRow[]>([])

  async function switchOver(member: MemberRow): Promise<void> {
    const step = member.isEnabled ? 'disable' : 'enable'
    await api(`POST base/online/member/{id}/${step}`, { params: { id: member.id } })
    showToast({ kind: 'success', text: t('done') })
    await queries.invalidateQueries({ queryKey: ['member'] })
  }
  async function resetFactor(member: MemberRow): Promise<void> {
    await api('POST base/online/member/{id}/resetSecondFactor', { params: { id: member.id } })
    showToast({ kind: 'success', text: t('done') })
    await queries.invalidateQueries({ queryKey: ['member'] })
  }
  async function remove(): Promise<void> {
    await api('DELETE base/online/member/batchRemove', { body: { ids: removing.map((row) => row.id) } })
    showToast({ kind: 'success', text: t('removed', { count: removing.length }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['member'] })
  }

  async function withdraw(member: MemberRow): Promise<void> {
    await api('DELETE base/online/member/batchRemove', { body: { ids: [member.id] } })
    showToast({ kind: 'success', text: t('withdrawn') })
    await queries.invalidateQueries({ queryKey: ['member'] })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <Can permission="hub-member-edit">
          <LoginRuleButton />
          <Button look="primary" onClick={() => setEdited({})}>
            {t('new')}
          </Button>
        </Can>
      }
      filters={useFilterFields(filters, t, {
        enabled: {
          label: t('state'),
          options: [
            { value: 'true', label: t('enabled') },
            { value: 'false', label: t('disabled') },
          ],
        },
      })}
      selection={
        <SelectionBar table={table}>
          <Can permission="hub-member-edit">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {t('remove')}
            </button>
          </Can>
        </SelectionBar>
      }
      rows={{
        empty: { text: t('empty'), action: { label: t('new'), run: () => setEdited({}) } },
        actionsWidth: 224,
        actions: (row) => (
          <Can permission="hub-member-edit">
            <button type="button" onClick={() => setEdited({ id: row.id })}>
              {t('change')}
            </button>
            {row.invitedAt !== null && (
              <button type="button" onClick={() => setWithdrawn(row)}>
                {t('withdraw')}
              </button>
            )}
            {!row.isYourself && row.invitedAt === null && (
              <button type="button" onClick={() => setSwitched(row)}>
                {row.isEnabled ? t('disable') : t('enable')}
              </button>
            )}
            {!row.isYourself && row.hasSecondFactor && (
              <button type="button" onClick={() => setResetting(row)}>
                {t('reset')}
              </button>
            )}
          </Can>
        ),
      }}
    >
      {edited && (
        <Suspense>
          <MemberForm {...edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
      {switched && (
        <StepDialog
          step={{ needs: [] }}
          text={
            switched.isEnabled
              ? { label: t('disable'), confirm: t('disableConfirm', { name: switched.name }) }
              : { label: t('enable'), confirm: t('enableConfirm', { name: switched.name }) }
          }
          onClose={() => setSwitched(undefined)}
          onConfirm={() => switchOver(switched)}
        />
      )}
      {resetting && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: t('reset'), confirm: t('resetConfirm', { name: resetting.name }) }}
          onClose={() => setResetting(undefined)}
          onConfirm={() => resetFactor(resetting)}
        />
      )}
      {withdrawn && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: t('withdraw'), confirm: t('withdrawConfirm', { name: withdrawn.name }) }}
          onClose={() => setWithdrawn(undefined)}
          onConfirm={() => withdraw(withdrawn)}
        />
      )}
      {removing.length > 0 && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
    </ListPage>
  )
}
