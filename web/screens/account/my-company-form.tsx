import { checkCompany } from '@quayside/contract/account/company.rules.ts'
import { type Company, type CompanyField, companyFields } from '@quayside/contract/account/company.ts'
import { fieldsToReview, isNewLicence } from '@quayside/contract/account/company-change.rules.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { FormPage, FormSection } from '@quayside/kit/form/form-page.tsx'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { companyGroups, licencesOf } from './my-company-groups.ts'
import styles from './my-information.module.css'
import { ReviewedAsTheyAre } from './reviewed-as-they-are.tsx'

/** `licenceFileIds` is the server's name, so that its errors are shown at the field. */
type Values = Readonly<Record<CompanyField, string>> & { readonly licenceFileIds: readonly StoredFile[] }

const valuesOf = (company: Company): Values => ({
  ...(Object.fromEntries(companyFields.map((field) => [field, company[field]])) as Record<
    CompanyField,
    string
  >),
  licenceFileIds: licencesOf(company.licences),
})
const idsOf = (files: readonly StoredFile[]): string[] => files.map((file) => file.id)

const required: ReadonlySet<CompanyField> = new Set([
  'name',
  'creditCode',
  'legalPerson',
  'legalPersonId',
  'agentName',
  'agentPhone',
  'email',
])
const wide: ReadonlySet<CompanyField> = new Set(['address', 'invoicingAddress'])
const longest = 200

/** While a change is in review, its fields are read-only; the others can be changed. */
export default function MyCompanyForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTranslations('myInformation.company')
  const names = useTranslations('information.fields')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const before = valuesOf(company)
  const { form, draft, submit, question } = useRecordForm({
    name: 'company',
    record: company,
    empty: before,
    valuesOf,
    check: (values) =>
      textsOf(checkCompany({ ...values, hasAgreed: true, licenceCount: values.licenceFileIds.length })),
    save: ({ licenceFileIds, ...fields }, over) => {
      const changed = companyFields.filter((field) => fields[field] !== before[field])
      const files = idsOf(licenceFileIds)
      const body = {
        version: over.version ?? company.version,
        ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
        ...(isNewLicence(idsOf(before.licenceFileIds), files) && { licenceFileIds: files }),
      }
      return api('POST base/online/company/save', { body })
    },
    saved: async ({ pendingChangeId }) => {
      const isSent = pendingChangeId !== company.pendingChangeId
      showToast({ kind: 'success', text: isSent ? t('sent') : t('saved') })
      await queries.invalidateQueries({ queryKey: ['company'] })
      onClose()
    },
    shown: ({ licenceFileIds, ...fields }) => ({
      ...Object.fromEntries(companyFields.map((field) => [names(field), fields[field]])),
      [t('licence')]: licenceFileIds.map((file) => file.name).join(', '),
    }),
  })
  const isPending = company.pendingChangeId !== null
  const toReview = [
    ...fieldsToReview(before, form.values).map((field) => names(field)),
    ...(isNewLicence(idsOf(before.licenceFileIds), idsOf(form.values.licenceFileIds)) ? [t('licence')] : []),
  ]
  const inputs = (fields: readonly CompanyField[]) =>
    fields.map((field) => (
      <Field
        key={field}
        form={form}
        name={field}
        label={names(field)}
        isRequired={required.has(field)}
        {...(wide.has(field) && { isWide: true })}
      >
        {(control) => <TextInput control={control} maxLength={longest} />}
      </Field>
    ))

  return (
    <FormPage
      title={t('edit')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onCancel={onClose}
    >
      {isPending ? (
        <ReviewedAsTheyAre company={company} />
      ) : (
        <FormSection title={t('reviewed')}>
          <p className={styles['my-note']}>
            {toReview.length > 0 ? t('willReview', { names: toReview.join(', ') }) : t('reviewedNote')}
          </p>
          {inputs(companyGroups.reviewed)}
          <Field form={form} name="licenceFileIds" label={t('licence')} isRequired isWide>
            {(control) => <AttachmentField control={control} label={t('licence')} />}
          </Field>
        </FormSection>
      )}
      {(['registration', 'invoicing', 'contact'] as const).map((group) => (
        <FormSection key={group} title={t(group)}>
          {inputs(companyGroups[group])}
        </FormSection>
      ))}
      {question}
    </FormPage>
  )
}
