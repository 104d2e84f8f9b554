import { QuotationTerms } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import type { QuotationValues } from '@quayside/kit/records/quotation-values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEntries } from '../../lib/entry-names.ts'
import { ChargesField } from './charges-editor.tsx'
import { checkWithCharges, termsOf } from './quotation-values.ts'

type Props = {
  /** Its draft is kept under this name while it is typed. */
  readonly name: string
  readonly title: string
  readonly initial: QuotationValues
  readonly onSave: (terms: ReturnType<typeof termsOf>) => Promise<unknown>
  readonly onClose: () => void
}

/** The terms of a quotation: carrier, way, days and charges. */
export function QuotationDialog({ name, title, initial, onSave, onClose }: Props) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const ports = useEntries('1007').map(({ value, label }) => ({ value, label: `${label} ${value}` }))
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<QuotationValues>({
    initial,
    check: (values) => textsOf(checkWithCharges(QuotationTerms, termsOf(values), values.charges)),
  })
  const draft = useDraft(`office.quotation.${name}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await onSave(termsOf(values))
      draft.drop()
      showToast({ kind: 'success', text: t('saved') })
      for (const kind of ['forwarderEnquiry', 'forwarderQuotation', 'task'])
        await queries.invalidateQueries({ queryKey: [kind] })
      onClose()
    })
  return (
    <FormDialog
      title={title}
      form={form}
      draft={draft}
      saveLabel={t('saveQuotation')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField form={form} name="carrier" label={fields('carrier')} maxLength={60} isRequired />
      <SelectField form={form} name="viaPort" label={fields('viaPort')} options={ports} hint={t('viaHint')} />
      <TextField form={form} name="transitDays" label={fields('transitDays')} maxLength={3} isRequired />
      <TextField form={form} name="freeDays" label={fields('freeDays')} maxLength={3} />
      <Field form={form} name="departsOn" label={fields('departsOn')}>
        {(control) => <DayInput control={control} isClearable />}
      </Field>
      <Field form={form} name="validUntil" label={fields('validUntil')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <TextField form={form} name="remarks" label={fields('remarks')} maxLength={500} isWide />
      <ChargesField form={form} />
    </FormDialog>
  )
}
