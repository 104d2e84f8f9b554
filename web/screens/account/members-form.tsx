import {
  type Member,
  MemberDraft,
  type MemberSaved,
  permissionSetNames,
} from '@quayside/contract/account/member.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { usePermissionSetText } from './members-parts.tsx'
import { PermissionTree } from './members-permissions.tsx'

type Props = { readonly id?: string; readonly onClose: () => void }

/** An existing member is fetched first: the list has masked numbers and email addresses. */
export default function MemberFormLoader({ id, onClose }: Props) {
  const member = useQuery({
    queryKey: ['member', 'record', id],
    queryFn: () => api('GET base/online/member/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    gcTime: 0,
  }).data
  if (id === undefined) return <MemberForm onClose={onClose} />
  return member ? <MemberForm member={member} onClose={onClose} /> : null
}

type Values = {
  name: string
  mobile: string
  email: string
  permissionSet: string
  permissions: readonly string[]
}
const empty: Values = { name: '', mobile: '', email: '', permissionSet: 'readOnly', permissions: [] }

const valuesOf = (member: Member): Values => ({
  name: member.name,
  mobile: member.mobile,
  email: member.email ?? '',
  permissionSet: member.permissionSet,
  permissions: member.permissionSet === 'custom' ? member.permissions : [],
})

function MemberForm({ member, onClose }: { member?: Member; onClose: () => void }) {
  const t = useTranslations('members')
  const setText = usePermissionSetText()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const bodyOf = (values: Values): MemberDraft => ({
    name: values.name,
    mobile: values.mobile,
    email: values.email === '' ? null : values.email,
    permissionSet: values.permissionSet as MemberDraft['permissionSet'],
    permissions: [...values.permissions],
  })
  const { form, draft, submit, question } = useRecordForm<Values, Member, MemberSaved>({
    name: 'member',
    record: member,
    empty,
    valuesOf,
    check: (values) => textsOf(findingsOf(MemberDraft, bodyOf(values))),
    save: (values, over) => api('POST base/online/member/save', { body: { ...over, ...bodyOf(values) } }),
    async saved({ isWaiting }) {
      const asked = isWaiting ? t('asked') : t('invitation')
      showToast({ kind: 'success', text: member ? t('saved') : asked })
      await queries.invalidateQueries({ queryKey: ['member'] })
      onClose()
    },
    shown: ({ name, mobile, email, permissionSet, permissions }) => ({
      [t('name')]: name,
      [t('mobile')]: mobile,
      [t('email')]: email,
      [t('set')]: setText(permissionSet),
      [t('single')]: permissions.join(', '),
    }),
  })

  return (
    <FormDialog
      title={member ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={member ? t('save') : t('invite')}
      onSave={submit}
      onClose={onClose}
    >
      <Field form={form} name="name" label={t('name')} isRequired>
        {(control) => <TextInput control={control} maxLength={50} />}
      </Field>
      <Field form={form} name="mobile" label={t('mobile')} isRequired>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <Field form={form} name="email" label={t('email')}>
        {(control) => <TextInput control={control} maxLength={200} />}
      </Field>
      <Field form={form} name="permissionSet" label={t('set')} isRequired>
        {(control) => (
          <SelectInput
            control={control}
            options={permissionSetNames.map((name) => ({ value: name, label: setText(name) }))}
          />
        )}
      </Field>
      <Field form={form} name="permissions" label={t('single')} hint={t('singleHint')} isWide>
        {(control) => <PermissionTree control={control} set={form.values.permissionSet} />}
      </Field>
      {question}
    </FormDialog>
  )
}
