import { DownOutlined } from '@ant-design/icons'
import { mayStepDocument } from '@quayside/contract/filings/approval-document.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { MenuButton } from '@quayside/kit/menu.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { StateActions, type StepInput } from '@quayside/kit/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { closePage, pageKeyOf } from '../../lib/open-pages.ts'
import { pageAddress } from '../../lib/pages.ts'

const steps = ['submit', 'cancel'] as const

type Props = {
  readonly approval: ApprovalOrderDetail
  readonly onHandIn: ((documentId: string) => void) | undefined
}

export function ApprovalActions({ approval, onHandIn }: Props) {
  const t = useTranslations('approval.record')
  const can = useCan()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const { id, nextSteps, openDocuments: count } = approval
  const may = (name: string): boolean => nextSteps.some((step) => step.name === name)
  const next = approval.documents.find(({ state }) => mayStepDocument('handIn', state))

  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    if (!step) return
    const body = note === '' ? {} : { note }
    await api(`POST filing/online/approval/{id}/${step}`, { params: { id }, body })
    showToast({ kind: 'success', text: t(`done.${step}`) })
    await queries.invalidateQueries({ queryKey: ['approvalOrder'] })
  }
  async function remove(): Promise<void> {
    await api('DELETE filing/online/approval/batchRemove', { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('removed') })
    await navigate({ href: pageAddress('/approvalList') })
    closePage(pageKeyOf('/approvalOrder', id))
    await queries.invalidateQueries({ queryKey: ['approvalOrder', 'list'] })
  }
  return (
    <>
      {may('remove') && (
        <MenuButton items={[{ key: 'remove', label: t('remove'), run: () => setRemoving(true) }]}>
          {t('more')} <DownOutlined aria-hidden />
        </MenuButton>
      )}
      {can('home-consultation-ask') && (
        <Button onClick={() => void navigate({ href: pageAddress('/consultativeManagement') })}>
          {t('consult')}
        </Button>
      )}
      {may('save') && (
        <Button onClick={() => void navigate({ href: pageAddress('/approvalOrder', { id, edit: '1' }) })}>
          {t('change')}
        </Button>
      )}
      <StateActions
        machine="approvalOrder"
        main="submit"
        steps={nextSteps.filter(({ name }) => steps.some((step) => step === name))}
        onStep={run}
      />
      {next && onHandIn && (
        <Button look="signal" onClick={() => onHandIn(next.id)}>
          {t('handIn', { count })}
        </Button>
      )}
      {isRemoving && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { number: approval.number })}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}
