import { QuotationTerms } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import type { QuotationValues } from '@quayside/kit/records/quotation-values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEntries } from '../../lib/entry-names.ts'
import { ChargesField, chargesWidth } from './charges-editor.tsx'
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
  const queries = useQueryClient()
  const { form, dialog } = useFormDialog<QuotationValues>({
    name: `office.quotation.${name}`,
    initial,
    check: (values) => checkWithCharges(QuotationTerms, termsOf(values), values.charges),
    send: async (values) => {
      await onSave(termsOf(values))
      showToast({ kind: 'success', text: t('saved') })
    },
    saved: async () => {
      for (const kind of ['forwarderEnquiry', 'forwarderQuotation', 'task'])
        await queries.invalidateQueries({ queryKey: [kind] })
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} width={chargesWidth} title={title} saveLabel={t('saveQuotation')}>
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
