import { checkTransport, TransportInput } from '@quayside/contract/forwarding/forwarder-order.ts'
import { printedWaybill } from '@quayside/contract/forwarding/freight-numbers.ts'
import type { ForwarderOrderReview } from '@quayside/contract/office/forwarding.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { errorsAt, useForm } from '@quayside/kit/form/form.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Values = { vessel: string; voyage: string; waybillNumber: string; containers: string }

const inputOf = ({ containers, ...rest }: Values) => ({
  ...rest,
  containerNumbers: containers.split(/[\n,;，；]+/).flatMap((number) => number.trim() || []),
})

/** What carries the goods; containers and air waybills are checked by their digits before they are sent. */
export function TransportDialog({ order, onClose }: { order: ForwarderOrderReview; onClose: () => void }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('forwarderOrder', order.id)
  const form = useForm<Values>({
    initial: {
      vessel: order.vessel,
      voyage: order.voyage,
      waybillNumber: printedWaybill(order.waybillNumber),
      containers: order.containerNumbers.join('\n'),
    },
    check: (values) => {
      const input = inputOf(values)
      const errors = textsOf([...findingsOf(TransportInput, input), ...checkTransport(input, order.mode)])
      // Containers are typed into one field, which names those that are wrong.
      const wrong = Object.entries(errorsAt(errors, 'containerNumbers')).map(
        ([place, text]) => `${input.containerNumbers[Number(place)]}: ${text}`,
      )
      return wrong.length === 0 ? errors : { ...errors, containers: wrong.join(' ') }
    },
  })
  const draft = useDraft(`office.transport.${order.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('forwarderOrder', order.id, 'transport', inputOf(values))
      draft.drop()
      onClose()
      await goOn({ isSettled: false })
    })
  return (
    <FormDialog
      title={`${t('transport')} ${order.number}`}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField form={form} name="vessel" label={fields('vessel')} maxLength={60} />
      <TextField form={form} name="voyage" label={fields('voyage')} maxLength={30} />
      <TextField form={form} name="waybillNumber" label={fields('waybillNumber')} maxLength={40} isWide />
      <Field
        form={form}
        name="containers"
        label={fields('containerNumbers')}
        hint={t('containersHint')}
        isWide
      >
        {(control) => <TextAreaInput control={control} maxLength={4000} />}
      </Field>
    </FormDialog>
  )
}
