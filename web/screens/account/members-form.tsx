import { type Member, MemberDraft, permissionSetNames } from '@quayside/contract/account/member.ts'
import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { useDraft } from '@quayside/kit/draft.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { useForm } from '@quayside/kit/form.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { staleDataOf } from '@quayside/kit/stale.ts'
import { StaleDialog } from '@quayside/kit/stale-dialog.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { usePermissionSetText } from './members-parts.tsx'
import { PermissionTree } from './members-permissions.tsx'

type Props = { readonly id?: string; readonly onClose: () => void }

/** An existing member is fetched whole first: the list shows number and email masked. */
export default function MemberFormLoader({ id, onClose }: Props) {
  const member = useQuery({
    queryKey: ['member', 'record', id],
    queryFn: () => api('GET base/online/member/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    gcTime: 0,
  }).data
  if (id === undefined) return <MemberForm initial={empty} onClose={onClose} />
  return member ? <MemberForm initial={valuesOf(member)} member={member} onClose={onClose} /> : null
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

function MemberForm({ initial, member, onClose }: { initial: Values; member?: Member; onClose: () => void }) {
  const t = useTranslations('members')
  const setText = usePermissionSetText()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const [saved, setSaved] = useState(member)
  const [stale, setStale] = useState<StaleData<Member>>()
  const bodyOf = (values: Values, over = saved): MemberDraft => ({
    ...(over && { id: over.id, version: over.version }),
    name: values.name,
    mobile: values.mobile,
    email: values.email === '' ? null : values.email,
    permissionSet: values.permissionSet as MemberDraft['permissionSet'],
    permissions: [...values.permissions],
  })
  const form = useForm<Values>({
    initial,
    check: (values) => textsOf(findingsOf(MemberDraft, bodyOf(values))),
  })
  const draft = useDraft(`member.${member?.id ?? 'new'}`, form)

  const submit = (over = saved): Promise<void> =>
    form
      .submit(async (values) => {
        await api('POST base/online/member/save', { body: bodyOf(values, over) })
        draft.drop()
        showToast({ kind: 'success', text: member ? t('saved') : t('invitation') })
        await queries.invalidateQueries({ queryKey: ['member'] })
        onClose()
      })
      .catch((error: unknown) => setStale(staleDataOf<Member>(error)))

  return (
    <FormDialog
      title={member ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={member ? t('save') : t('invite')}
      onSave={() => void submit()}
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
      {stale && (
        <StaleDialog
          changedBy={stale.changedBy}
          changedAt={stale.changedAt}
          differences={differences(form.values, valuesOf(stale.current))}
          onClose={() => setStale(undefined)}
          onKeepMine={() => {
            setStale(undefined)
            setSaved(stale.current)
            void submit(stale.current)
          }}
          onTakeTheirs={() => {
            setStale(undefined)
            setSaved(stale.current)
            form.reset(valuesOf(stale.current))
            draft.drop()
          }}
        />
      )}
    </FormDialog>
  )

  function differences(mine: Values, theirs: Values) {
    const labels = { name: t('name'), mobile: t('mobile'), email: t('email') }
    const texts = (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
      label: labels[name],
      mine: mine[name],
      theirs: theirs[name],
    }))
    const set = { label: t('set'), mine: setText(mine.permissionSet), theirs: setText(theirs.permissionSet) }
    return [...texts, set].filter((each) => each.mine !== each.theirs)
  }
}
