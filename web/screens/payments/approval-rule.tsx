import {
  type ReleasedKind,
  type ApprovalRule as Rule,
  releasedKinds,
} from '@quayside/contract/account/approval-rule.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { type Form, useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { AmountInput } from './amount-input.tsx'
import {
  findingsIn,
  type RuleValues,
  ruleLimits,
  ruleQuestions,
  savedOf,
  valuesOf,
} from './approval-rule.values.ts'
import styles from './payments.module.css'
import '@quayside/kit/form/form.css'

/** The company's own approvals: above which amounts a second member releases an application or an order. */
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

function RuleForm({ rule }: { rule: Rule }) {
  const t = useTranslations('payments.rule')
  const can = useCan()
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const form = useForm({ initial: valuesOf(rule), check: (values) => textsOf(findingsIn(values)) })
  const save = async (): Promise<void> => {
    await form.submit(async (values) => {
      const saved = await api('POST finance/online/approvalRule/save', { body: savedOf(values) })
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
        note={t('note')}
        actions={
          <Can permission="finance-approval-edit">
            <Button look="signal" type="submit" isBusy={form.isSaving} disabled={!form.isDirty}>
              {t('save')}
            </Button>
          </Can>
        }
      />
      {!can('finance-approval-edit') && <p className={styles['view-only']}>{t('viewOnly')}</p>}
      {releasedKinds.map((kind) => (
        <Panel key={kind} title={t(kind)}>
          <Limit form={form} kind={kind} mayEdit={can('finance-approval-edit')} />
          <Releasers names={rule.releasers[kind]} isAsked={form.values[ruleQuestions[kind]] === 1} />
        </Panel>
      ))}
      {can('hub-member-list') && (
        <p className={styles['rule-note']}>
          {t('whoNote')} <PageLink href={pageAddress('/members')}>{t('members')}</PageLink>
        </p>
      )}
    </form>
  )
}

type LimitProps = { readonly form: Form<RuleValues>; readonly kind: ReleasedKind; readonly mayEdit: boolean }

function Limit({ form, kind, mayEdit }: LimitProps) {
  const t = useTranslations('payments.rule')
  return (
    <fieldset className={styles['rule']} disabled={!mayEdit}>
      <Field form={form} name={ruleQuestions[kind]} label={t('asked')}>
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
      {form.values[ruleQuestions[kind]] === 1 && (
        <Field form={form} name={ruleLimits[kind]} label={t('amount')} isRequired hint={t('amountHint')}>
          {({ set, ...control }) => <AmountInput {...control} prefix="RMB" set={set} />}
        </Field>
      )}
    </fieldset>
  )
}

/** A rule that nobody can follow would stop everything above it, so who may release stands beside it. */
function Releasers({ names, isAsked }: { names: readonly string[]; isAsked: boolean }) {
  const t = useTranslations('payments.rule')
  return (
    <>
      <p className={styles['rule-note']}>
        {t('who')} {names.join(t('between')) || t('nobody')}
      </p>
      {isAsked && names.length < 2 && (
        <p className={styles['warning']} role="status">
          {t('tooFew')}
        </p>
      )}
    </>
  )
}
