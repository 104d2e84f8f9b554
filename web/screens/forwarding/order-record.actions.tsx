import {
  checkMaterial,
  type ForwarderOrderDetail,
  MaterialInput,
} from '@quayside/contract/forwarding/forwarder-order.ts'
import { forwarderOrderState as states } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatSums } from '@quayside/contract/forwarding/freight-charge.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { type StoredFile, useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AskProvider } from '../../lib/consultations/ask-provider.tsx'
import { submitOr, submitted } from '../../lib/documents/refused-submission.ts'
import { useShareAction } from '../../lib/links/share-action.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

type Props = { readonly order: ForwarderOrderDetail }

export function OrderActions({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const can = useCan()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const { id, version, nextSteps } = order
  const share = useShareAction({ entity: 'forwarderOrder', ...order })
  const steps = nextSteps.filter(({ name }) => name !== 'addMaterial')
  const canSave = order.state === states.codes.draft && can('logistics-freightOrder-save')
  const toForm = (edit: string) => navigate({ href: pageAddress('/forwarderOrderInfo', { id, edit }) })
  const refresh = () => queries.invalidateQueries({ queryKey: ['forwarderOrder'] })
  async function run(name: string, { note }: StepInput): Promise<void> {
    const body = note === '' ? {} : { note }
    if (name === 'submit')
      await submitOr(
        canSave && (() => toForm(submitted)),
        api('POST freight/online/order/{id}/submit', { params: { id }, body }),
      )
    else if (name === 'cancel') await api('POST freight/online/order/{id}/cancel', { params: { id }, body })
    else if (name === 'confirmQuote')
      await api('POST freight/online/order/{id}/confirmQuote', {
        params: { id },
        body: { version, ...body },
      }).catch(async (error: unknown) => {
        // What changed since is shown.
        await refresh()
        throw error
      })
    showToast({ kind: 'success', text: t('done') })
    await refresh()
  }
  const { actions, question } = useStepActions({
    machine: 'forwarderOrder',
    mains: ['confirmQuote', 'submit'],
    sums: { confirmQuote: formatSums(order.totals) },
    steps,
    onStep: run,
  })
  const further: readonly (RecordAction | false)[] = [
    nextSteps.some(({ name }) => name === 'addMaterial') && {
      key: 'addMaterial',
      place: 'main',
      label: t('addMaterial'),
      run: () => setAdding(true),
    },
    canSave && { key: 'edit', place: 'edit', label: t('change'), run: () => void toForm('1') },
  ]
  return (
    <>
      <RecordActions
        actions={[...actions, ...share.actions, ...further.filter((action) => action !== false)]}
      >
        <AskProvider about={{ subject: 'forwarding', number: order.number, name: order.goodsName }} />
      </RecordActions>
      {question}
      {share.dialog}
      {isAdding && <MaterialDialog order={order} onClose={() => setAdding(false)} />}
    </>
  )
}

type Values = { material: string; files: readonly StoredFile[] }
const inputOf = ({ material, files }: Values) => ({
  material,
  attachments: { 'shipping-material': files.map(({ id }) => id) },
})

/** Shipping instructions, as text, as files or both. */
function MaterialDialog({ order, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('forwarding.orders')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const queries = useQueryClient()
  const { form, dialog } = useFormDialog<Values>({
    name: `material.${order.id}`,
    initial: { material: order.material, files: [] },
    check: (values) => [...findingsOf(MaterialInput, inputOf(values)), ...checkMaterial(inputOf(values))],
    send: async (values) => {
      const { id } = order
      await api('POST freight/online/order/{id}/addMaterial', { params: { id }, body: inputOf(values) })
      showToast({ kind: 'success', text: t('done') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['forwarderOrder'] }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={t('addMaterial')} saveLabel={t('sendMaterial')}>
      <Field form={form} name="material" label={fields('material')} isWide>
        {(control) => <TextAreaInput control={control} maxLength={4000} />}
      </Field>
      <Field form={form} name="files" label={t('materialFiles')} isWide>
        {(control) => <AttachmentField control={control} label={t('materialFiles')} />}
      </Field>
    </FormDialog>
  )
}
