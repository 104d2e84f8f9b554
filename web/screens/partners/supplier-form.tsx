import { supplierLocation } from '@quayside/contract/partners/partner.codes.ts'
import { checkDocuments, supplierDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import { type SupplierDetail, SupplierSave } from '@quayside/contract/partners/supplier.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormPage, FormSection } from '@quayside/kit/form/form-page.tsx'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { bodyOf, emptySupplier, type SupplierValues, valuesOf } from './supplier-form.values.ts'

export function SupplierForm({ supplier }: { supplier?: SupplierDetail }) {
  const t = useTranslations('partners.supplier')
  const fields = useTranslations('partnerFields.supplier')
  const textsOf = useFindingTexts()
  const codeText = useCodeText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { form, draft, submit, question } = useRecordForm({
    name: 'supplier',
    record: supplier,
    empty: emptySupplier,
    valuesOf,
    check,
    shown,
    save: (values, over) => api('POST base/online/supplier/save', { body: { ...over, ...bodyOf(values) } }),
    saved: async ({ id }) => {
      showToast({ kind: 'success', text: t('saved') })
      if (!supplier) closePage(pageKeyOf('/supplierInfo', undefined))
      await queries.invalidateQueries({ queryKey: ['supplier'] })
      await navigate({ href: pageAddress('/supplierInfo', { id }), replace: true, ignoreBlocker: true })
    },
  })

  function check(values: SupplierValues, known: SupplierDetail | undefined) {
    const body = bodyOf(values)
    const attached = supplierDocuments.filter((kind) => body.attachments[kind].length > 0)
    return textsOf([
      ...findingsOf(SupplierSave, body),
      ...checkDocuments(attached, { missing: known?.missingDocuments ?? [] }),
    ])
  }

  const cancel = (): void =>
    void navigate({
      href: supplier ? pageAddress('/supplierInfo', { id: supplier.id }) : pageAddress('/supplierList'),
    })

  const text = (
    name: 'name' | 'englishName' | 'abbreviation' | 'contact' | 'phone',
    most: number,
    isRequired = false,
  ) => (
    <Field form={form} name={name} label={fields(name)} isRequired={isRequired}>
      {(control) => <TextInput control={control} maxLength={most} />}
    </Field>
  )

  return (
    <FormPage
      title={supplier ? `${t('edit')} ${supplier.number}` : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onCancel={cancel}
    >
      <FormSection title={t('basics')}>
        {text('name', 200, true)}
        {text('englishName', 200)}
        {text('abbreviation', 60)}
        <Field form={form} name="isOverseas" label={fields('isOverseas')} isRequired>
          {(control) => (
            <ChoiceInput
              control={control}
              options={supplierLocation.values
                .map((value) => ({ value, label: codeText(supplierLocation, value) }))
                .toReversed()}
            />
          )}
        </Field>
      </FormSection>
      <FormSection title={t('contactSection')}>
        {text('contact', 60)}
        {text('phone', 30)}
        <Field form={form} name="address" label={fields('address')} isWide>
          {(control) => <TextInput control={control} maxLength={300} />}
        </Field>
      </FormSection>
      <FormSection title={t('documents')}>
        <Field form={form} name="attachments.business-licence" label={t('licence')} isRequired={!supplier}>
          {(control) => <AttachmentField control={control} label={t('licence')} />}
        </Field>
        <Field form={form} name="attachments.invoicing-data" label={t('invoicing')} isRequired={!supplier}>
          {(control) => <AttachmentField control={control} label={t('invoicing')} />}
        </Field>
      </FormSection>
      {question}
    </FormPage>
  )

  function shown(values: SupplierValues) {
    return {
      [fields('name')]: values.name,
      [fields('englishName')]: values.englishName,
      [fields('abbreviation')]: values.abbreviation,
      [fields('isOverseas')]: codeText(supplierLocation, values.isOverseas),
      [fields('contact')]: values.contact,
      [fields('phone')]: values.phone,
      [fields('address')]: values.address,
      [t('licence')]: values['attachments.business-licence'].map((file) => file.name).join(', '),
      [t('invoicing')]: values['attachments.invoicing-data'].map((file) => file.name).join(', '),
    }
  }
}
