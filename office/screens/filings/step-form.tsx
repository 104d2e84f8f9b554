import { approvalPaper } from '@quayside/contract/filings/approval.codes.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import { approvalWaySteps, needsPaper, usualEnd } from '@quayside/contract/filings/approval-step.ts'
import { approvalOrderState as states } from '@quayside/contract/filings/filing.codes.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { isRealDate } from '@quayside/contract/kernel/schema.ts'
import {
  ApprovalResultInput,
  type ApprovalReview,
  ApprovalStepInput,
} from '@quayside/contract/office/approval.ts'
import { at } from '@quayside/contract/refusals.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

export type WayStep = (typeof approvalWaySteps)[number]
export const isWayStep = (name: string): name is WayStep =>
  (approvalWaySteps as readonly string[]).includes(name)

type Values = {
  reachedOn: string
  expectedOn: string
  certificateNumber: string
  certificateUntil: string
  fileIds: readonly StoredFile[]
  note: string
}
type Props = { readonly approval: ApprovalReview; readonly step: WayStep; readonly onClose: () => void }

/** The state that a step leads to. */
const targetOf = (step: WayStep): number => {
  const to = approvalOrderMachine.transitions.find(({ name }) => name === step)?.to
  return states.codes[to ?? 'completed']
}

/** A step with its day, its document and when the step should end; the result with its certificate. */
export function StepForm({ approval, step, onClose }: Props) {
  const t = useTranslations('officeApproval')
  const text = useStepText('approvalOrder')(step)
  const codeText = useCodeText()
  const goOn = useGoOn('approvalOrder', approval.id)
  const { id } = approval
  const isResult = step === 'complete'
  const target = targetOf(step)
  const paper = codeText(approvalPaper, target)
  const isPaperNeeded = needsPaper(target)
  const bodyOf = (values: Values) => {
    const { reachedOn, expectedOn, certificateNumber, certificateUntil, note } = values
    return {
      reachedOn,
      fileIds: values.fileIds.map((file) => file.id),
      ...(note !== '' && { note }),
      ...(isResult
        ? { certificateNumber: certificateNumber.trim(), certificateUntil: certificateUntil || null }
        : expectedOn !== '' && { expectedOn }),
    }
  }
  const { form, dialog } = useFormDialog<Values>({
    name: `office.approval.${step}.${id}`,
    initial: {
      reachedOn: today(),
      expectedOn: usualEnd(target, today()) ?? '',
      certificateNumber: '',
      certificateUntil: '',
      fileIds: [],
      note: '',
    },
    check: (values) => {
      const missing: Finding[] =
        isPaperNeeded && values.fileIds.length === 0 ? [at('fileIds', 'field.required')] : []
      const schema = isResult ? ApprovalResultInput : ApprovalStepInput
      return [...missing, ...findingsOf(schema, bodyOf(values))]
    },
    send: (values) => takeStep('approvalOrder', id, step, bodyOf(values)),
    saved: () => goOn({ isSettled: step === 'register' || isResult }),
    onClose,
  })

  const { reachedOn } = form.values
  const usual = isRealDate(reachedOn) ? usualEnd(target, reachedOn) : null
  return (
    <CompanyUploads send={(file) => uploadTo('POST filing/online/approval/{id}/upload', file, {}, { id })}>
      <FormDialog {...dialog} title={`${text.label} ${approval.number}`} saveLabel={text.label}>
        <Field form={form} name="reachedOn" label={t('reachedOn')} isRequired>
          {(control) => <DayInput control={control} latest={today()} />}
        </Field>
        {isResult ? (
          <>
            <TextField
              form={form}
              name="certificateNumber"
              label={t('certificateNumber')}
              maxLength={60}
              isRequired
            />
            <Field form={form} name="certificateUntil" label={t('certificateUntil')}>
              {(control) => <DayInput control={control} />}
            </Field>
          </>
        ) : (
          <Field
            form={form}
            name="expectedOn"
            label={t('expectedOn')}
            hint={usual === null ? t('usual') : t('usualDay', { day: usual })}
          >
            {(control) => <DayInput control={control} />}
          </Field>
        )}
        <Field form={form} name="fileIds" label={paper} isRequired={isPaperNeeded} isWide>
          {(control) => <AttachmentField control={control} label={paper} />}
        </Field>
        <TextField form={form} name="note" label={t('note')} maxLength={500} isWide />
        <p role="status">{text.confirm}</p>
      </FormDialog>
    </CompanyUploads>
  )
}
