import { type TaxBillKindKey, taxBillKind } from '@quayside/contract/customs/customs.codes.ts'
import {
  billedTax,
  checkBilledTax,
  declaredTax,
  taxDueOn,
} from '@quayside/contract/customs/tax-bill.rules.ts'
import { checkDayOrder } from '@quayside/contract/kernel/day-order.ts'
import { isRealDate } from '@quayside/contract/kernel/schema.ts'
import type { DeclarationReview } from '@quayside/contract/office/customs.ts'
import { TaxBillDraft } from '@quayside/contract/office/tax-bill.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'

type Values = {
  kind: string
  number: string
  amount: string
  issuedOn: string
  differenceReason: string
  files: readonly StoredFile[]
}

/** A tax bill of customs at its declaration. */
export default function TaxBillForm(props: { declaration: DeclarationReview; onClose: () => void }) {
  const { declaration, onClose } = props
  const { id } = declaration
  const t = useTranslations('officeCustoms.bill')
  const review = useTranslations('officeReview')
  const fields = useTranslations('declarationFields.taxBill')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const bodyOf = ({ kind, number, amount, issuedOn, differenceReason, files }: Values) => ({
    declarationId: id,
    kind,
    number: number.trim(),
    amount: amount.trim(),
    issuedOn,
    differenceReason: differenceReason.trim(),
    note: '',
    fileIds: files.map((file) => file.id),
  })
  const taxesOf = ({ kind }: Pick<Values, 'kind'>) => ({
    declared: declaredTax(declaration, kind as TaxBillKindKey),
    billed: billedTax(declaration.bills, kind as TaxBillKindKey),
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `office.taxBill.${id}`,
    initial: {
      kind: taxBillKind.codes.vat,
      number: '',
      amount: declaration.vat,
      issuedOn: today(),
      differenceReason: '',
      files: [],
    },
    check: (values) => [
      ...findingsOf(TaxBillDraft, bodyOf(values)),
      ...checkDayOrder(
        'taxBill',
        { declaredOn: declaration.declaredOn, issuedOn: values.issuedOn },
        'issuedOn',
      ),
      ...checkBilledTax(bodyOf(values), taxesOf(values)),
    ],
    send: async (values) => {
      await api('POST customs/online/taxBill/save', { body: bodyOf(values) })
      showToast({ kind: 'success', text: review('done') })
    },
    saved: () =>
      Promise.all(
        [['declaration'], ['taxBill'], ['task']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
    onClose,
  })

  const { issuedOn } = form.values
  const isDiffering =
    checkBilledTax({ ...bodyOf(form.values), differenceReason: '' }, taxesOf(form.values)).length > 0
  return (
    <CompanyUploads
      send={(file) => uploadTo('POST customs/online/declaration/{id}/upload', file, {}, { id })}
    >
      <FormDialog {...dialog} title={t('issue')} saveLabel={t('save')}>
        <Field form={form} name="kind" label={fields('kind')} isRequired>
          {(control) => (
            <SelectInput
              control={control}
              options={taxBillKind.values.map((value) => ({ value, label: codeText(taxBillKind, value) }))}
            />
          )}
        </Field>
        <TextField form={form} name="amount" label={fields('amount')} maxLength={20} isRequired />
        <Field
          form={form}
          name="issuedOn"
          label={fields('issuedOn')}
          isRequired
          {...(isRealDate(issuedOn) && { hint: t('dueOn', { day: taxDueOn(issuedOn) }) })}
        >
          {(control) => <DayInput control={control} latest={today()} />}
        </Field>
        <TextField
          form={form}
          name="number"
          label={fields('number')}
          maxLength={24}
          hint={t('numberHint')}
          isWide
        />
        {isDiffering && (
          <TextField
            form={form}
            name="differenceReason"
            label={fields('differenceReason')}
            maxLength={500}
            isRequired
            isWide
          />
        )}
        <Field form={form} name="files" label={t('document')} isWide>
          {(control) => <AttachmentField control={control} label={t('document')} />}
        </Field>
      </FormDialog>
    </CompanyUploads>
  )
}
