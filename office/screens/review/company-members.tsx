import type { CompanyReview } from '@quayside/contract/office/review.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

type Member = CompanyReview['members'][number]

/** The customer's people; who lost the second factor is helped here. */
export function CompanyMembers({ members }: { members: readonly Member[] }) {
  const t = useTranslations('officeReview.company')
  const may = useMay()
  const queries = useQueryClient()
  const [resetting, setResetting] = useState<Member>()
  async function reset({ id }: Member): Promise<void> {
    await api('POST office/online/member/{id}/resetSecondFactor', { params: { id } })
    showToast({ kind: 'success', text: t('member.resetDone') })
    await queries.invalidateQueries({ queryKey: ['company'] })
  }
  return (
    <Panel title={t('members')}>
      <ShortTable
        rows={members}
        columns={[
          {
            title: t('member.name'),
            cell: (member) => (
              <>
                {member.name || '–'}
                {member.isAdministrator && <span className="q-nothing"> {t('member.administrator')}</span>}
                {!member.isEnabled && <span className="q-nothing"> {t('member.disabled')}</span>}
              </>
            ),
          },
          { title: t('member.mobile'), cell: (member) => <Code>{member.mobile}</Code> },
          {
            title: t('member.lastLoginAt'),
            cell: (member) => <DateText value={member.lastLoginAt} hasTime />,
          },
          {
            title: t('member.secondFactor'),
            cell: (member) => (
              <ToneTag tone={member.hasSecondFactor ? 'done' : 'draft'}>
                {member.hasSecondFactor ? t('member.on') : t('member.off')}
              </ToneTag>
            ),
          },
          {
            title: t('member.reset'),
            isActions: true,
            cell: (member) =>
              member.hasSecondFactor &&
              may('company-review') && (
                <Button size="small" onClick={() => setResetting(member)}>
                  {t('member.reset')}
                </Button>
              ),
          },
        ]}
      />
      {resetting && (
        <StepDialog
          step={{ needs: [] }}
          text={{
            label: t('member.resetTitle'),
            confirm: t('member.resetConfirm', { name: resetting.name || resetting.mobile }),
          }}
          onClose={() => setResetting(undefined)}
          onConfirm={() => reset(resetting)}
        />
      )}
    </Panel>
  )
}
