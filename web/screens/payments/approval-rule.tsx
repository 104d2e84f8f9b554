import { isAmount } from '@quayside/contract/kernel/money.ts'
import type { ApprovalRule as Rule } from '@quayside/contract/payments/application-form.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Can, useCan } from '@quayside/kit/context.tsx'
import { Field } from '@quayside/kit/field.tsx'
import '@quayside/kit/form.css'
import { at } from '@quayside/contract/refusals.ts'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { useForm } from '@quayside/kit/form.ts'
import { ChoiceInput } from '@quayside/kit/inputs.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { AmountInput } from './amount-input.tsx'
import styles from './payments.module.css'

/** The company's own approvals: above which amount a second member releases an application. */
export function ApprovalRule() {
  const t = useTranslations('payments.rule')
  const answer = useQuery({
    queryKey: ['approvalRule'],
    queryFn: () => api('GET finance/online/approvalRule'),
  })
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data) return <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
  return <RuleForm rule={answer.data} />
}

const valuesOf = ({ paymentsAbove }: Pick<Rule, 'paymentsAbove'>) => ({
  isAsked: paymentsAbove === null ? 0 : 1,
  paymentsAbove: paymentsAbove ?? '',
})

function RuleForm({ rule }: { rule: Rule }) {
  const t = useTranslations('payments.rule')
  const can = useCan()
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const mayEdit = can('finance-approval-edit')
  const form = useForm({
    initial: valuesOf(rule),
    check: ({ isAsked, paymentsAbove }) => {
      if (isAsked === 0) return {}
      if (paymentsAbove === '') return textsOf([at('paymentsAbove', 'field.required')])
      return isAmount(paymentsAbove) && Number(paymentsAbove) >= 0
        ? {}
        : textsOf([at('paymentsAbove', 'field.amount')])
    },
  })
  const { isAsked } = form.values
  const save = async (): Promise<void> => {
    await form.submit(async (values) => {
      const saved = await api('POST finance/online/approvalRule/save', {
        body: { paymentsAbove: values.isAsked === 0 ? null : values.paymentsAbove } as never,
      })
      form.reset(valuesOf(saved))
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['approvalRule'] })
    })
  }
  return (
    <form
      className="q-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save().catch(() => undefined)
      }}
    >
      <PageHeader
        title={t('title')}
        actions={
          <Can permission="finance-approval-edit">
            <Button look="primary" type="submit" isBusy={form.isSaving} disabled={!form.isDirty}>
              {t('save')}
            </Button>
          </Can>
        }
      />
      <Panel>
        <p className={styles['rule-note']}>{t('note')}</p>
        <fieldset className={styles['rule']} disabled={!mayEdit}>
          <Field form={form} name="isAsked" label={t('payments')}>
            {(control) => (
              <ChoiceInput
                control={control}
                options={[
                  { value: 0, label: t('never') },
                  { value: 1, label: t('above') },
                ]}
              />
            )}
          </Field>
          {isAsked === 1 && (
            <Field form={form} name="paymentsAbove" label={t('amount')} isRequired hint={t('amountHint')}>
              {({ set, ...control }) => <AmountInput {...control} prefix="RMB" set={set} />}
            </Field>
          )}
        </fieldset>
      </Panel>
      <Releasers names={rule.releasers} isAsked={isAsked === 1} />
    </form>
  )
}

/** A rule that nobody can follow would stop every payment, so who may release stands beside it. */
function Releasers({ names, isAsked }: { names: readonly string[]; isAsked: boolean }) {
  const t = useTranslations('payments.rule')
  const can = useCan()
  return (
    <Panel title={t('who')}>
      <p className={styles['rule-note']}>{t('whoNote')}</p>
      <p>{names.join(t('between')) || t('nobody')}</p>
      {isAsked && names.length < 2 && (
        <p className={styles['warning']} role="status">
          {t('tooFew')}
        </p>
      )}
      {can('hub-member-list') && (
        <p>
          <PageLink href={pageAddress('/members')}>{t('members')}</PageLink>
        </p>
      )}
    </Panel>
  )
}
