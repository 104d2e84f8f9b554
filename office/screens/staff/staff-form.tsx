import { type Staff, StaffSave } from '@quayside/contract/office/staff.ts'
import { type StaffRole, staffRoles } from '@quayside/contract/office/staff-roles.ts'
import { PasswordField } from '@quayside/kit/form/common-fields.tsx'
import type { Draft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { CheckboxGroup } from '@quayside/kit/inputs/checkbox.tsx'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

type Values = {
  name: string
  email: string
  phone: string
  roles: StaffRole[]
  isEnabled: number
  clearSecondFactor: number
  password: string
}
const empty: Values = {
  name: '',
  email: '',
  phone: '',
  roles: [],
  isEnabled: 1,
  clearSecondFactor: 0,
  password: '',
}

/** A form with a password stores no draft in the browser. */
const noDraft: Draft<Values> = {
  savedAt: undefined,
  found: undefined,
  take: () => undefined,
  discard: () => undefined,
  drop: () => undefined,
}

const bodyOf = ({ password, ...values }: Values, staff: Staff | undefined) => ({
  ...values,
  ...(password !== '' && { password }),
  ...(staff && { id: staff.id, version: staff.version }),
})

export function StaffForm({ staff, onClose }: { staff?: Staff; onClose: () => void }) {
  const t = useTranslations('officeStaff')
  const roleTexts = useTranslations('office.roles')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: staff ? { ...empty, ...valuesOf(staff) } : empty,
    check: (values) => textsOf(findingsOf(StaffSave, bodyOf(values, staff))),
  })
  async function save(): Promise<void> {
    await form.submit(async (values) => {
      await api('POST office/online/staff/save', { body: bodyOf(values, staff) })
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    })
  }

  return (
    <FormDialog
      title={staff ? t('change') : t('new')}
      form={form}
      draft={noDraft}
      saveLabel={t('save')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <Field form={form} name="name" label={t('name')} isRequired>
        {(control) => <TextInput control={control} maxLength={60} />}
      </Field>
      <Field form={form} name="email" label={t('email')} isRequired>
        {(control) => <TextInput control={control} maxLength={200} />}
      </Field>
      <Field form={form} name="phone" label={t('phone')} hint={t('phoneHint')}>
        {(control) => <TextInput control={control} maxLength={50} />}
      </Field>
      <Field form={form} name="roles" label={t('roles')} isRequired isWide>
        {({ value, set, id }) => (
          <div id={id}>
            <CheckboxGroup
              value={value}
              options={staffRoles.map((role) => ({ value: role, label: roleTexts(role) }))}
              onChange={set}
            />
          </div>
        )}
      </Field>
      <PasswordField
        form={form}
        name="password"
        label={t('password')}
        hint={staff ? t('passwordKeep') : t('passwordHint')}
        isRequired={!staff}
        isWide
        autoComplete="new-password"
      />
      {staff && (
        <Field form={form} name="isEnabled" label={t('state')}>
          {(control) => (
            <ChoiceInput
              control={control}
              options={[
                { value: 1, label: t('enabled') },
                { value: 0, label: t('disabled') },
              ]}
            />
          )}
        </Field>
      )}
      {staff?.hasSecondFactor && (
        <Field form={form} name="clearSecondFactor" label={t('secondFactor')}>
          {(control) => (
            <ChoiceInput
              control={control}
              options={[
                { value: 0, label: t('keep') },
                { value: 1, label: t('clearSecondFactor') },
              ]}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

const valuesOf = (staff: Staff): Partial<Values> => ({
  name: staff.name,
  email: staff.email,
  phone: staff.phone,
  roles: staff.roles,
  isEnabled: staff.isEnabled ? 1 : 0,
})
