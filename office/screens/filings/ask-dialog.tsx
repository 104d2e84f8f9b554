import { type ApprovalReview, AskDocumentsInput } from '@quayside/contract/office/approval.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

/** Under the names that the server's errors have. */
type Values = { readonly note: string; readonly [path: string]: string }
const parts = ['name', 'note', 'dueOn'] as const
const pathOf = (place: number, part: (typeof parts)[number]): string => `documents.${place}.${part}`
const mostDocuments = 20
const emptyAt = (place: number): Record<string, string> =>
  Object.fromEntries(parts.map((part) => [pathOf(place, part), '']))
/** A draft that is taken up again has as many as were entered. */
const countOf = (values: Values): number =>
  Object.keys(values).filter((path) => path.startsWith('documents.') && path.endsWith('.name')).length

type Props = { readonly approval: ApprovalReview; readonly onClose: () => void }

/** Asks the customer for one or more documents, each with what it must be and by when. */
export function AskDialog({ approval, onClose }: Props) {
  const t = useTranslations('officeApproval')
  const goOn = useGoOn('approvalOrder', approval.id)
  const bodyOf = (values: Values): AskDocumentsInput => ({
    documents: Array.from({ length: countOf(values) }, (_, place) => ({
      name: values[pathOf(place, 'name')] ?? '',
      note: values[pathOf(place, 'note')] ?? '',
      dueOn: values[pathOf(place, 'dueOn')] || null,
    })),
    ...(values.note && { note: values.note }),
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `office.approval.ask.${approval.id}`,
    initial: { note: '', ...emptyAt(0) },
    check: (values) => findingsOf(AskDocumentsInput, bodyOf(values)),
    send: (values) => takeStep('approvalOrder', approval.id, 'askDocuments', bodyOf(values)),
    saved: () => goOn({ isSettled: false }),
    onClose,
  })
  const count = countOf(form.values)
  return (
    <FormDialog {...dialog} title={`${t('ask')} ${approval.number}`} saveLabel={t('askSend')}>
      {Array.from({ length: count }, (_, place) => (
        <AskedFields key={pathOf(place, 'name')} form={form} place={place} />
      ))}
      {count < mostDocuments && (
        <Button look="link" onClick={() => form.enter({ ...form.values, ...emptyAt(count) })}>
          {t('addDocument')}
        </Button>
      )}
      <TextField form={form} name="note" label={t('note')} maxLength={500} isWide />
      <p role="status">{t('askEffect')}</p>
    </FormDialog>
  )
}

function AskedFields({ form, place }: { form: Form<Values>; place: number }) {
  const t = useTranslations('officeApproval')
  const at = { place: place + 1 }
  return (
    <>
      <TextField
        form={form}
        name={pathOf(place, 'name')}
        label={t('nameAt', at)}
        maxLength={100}
        isRequired
      />
      <Field form={form} name={pathOf(place, 'dueOn')} label={t('dueAt', at)}>
        {(control) => <DayInput control={control} />}
      </Field>
      <TextField
        form={form}
        name={pathOf(place, 'note')}
        label={t('requirementAt', at)}
        maxLength={200}
        isWide
      />
    </>
  )
}
