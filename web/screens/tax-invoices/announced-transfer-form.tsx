import {
  type AnnouncedTransferDetail,
  AnnouncedTransferSave,
} from '@quayside/contract/finance/announced-transfer.ts'
import { transferPurpose } from '@quayside/contract/finance/voucher.codes.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { ChosenPayTo } from '../../lib/finance/pay-to-account.tsx'
import { api } from '../../lib/session/api.ts'
import { session } from '../../lib/session/session.ts'
import { useAnnouncedTransfer } from './announced-transfer-record.tsx'
import { OrdersInput, useOrderSearch } from './orders-input.tsx'

type Values = {
  currency: string
  amount: string
  transferOn: string
  payerName: string
  purpose: string
  note: string
  orderIds: readonly string[]
  files: readonly StoredFile[]
}

const valuesOf = (transfer: AnnouncedTransferDetail): Values => ({
  currency: transfer.currency,
  amount: transfer.amount,
  transferOn: transfer.transferOn,
  payerName: transfer.payerName,
  purpose: transfer.purpose,
  note: transfer.note,
  orderIds: transfer.orderIds,
  files: transfer.attachments.map(toStoredFile),
})

export default function AnnouncedTransferForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useAnnouncedTransfer(id)}>
      {(transfer) => <TransferForm transfer={transfer} onClose={onClose} />}
    </WholeRecord>
  )
}

function TransferForm(props: { transfer: AnnouncedTransferDetail | undefined; onClose: () => void }) {
  const { transfer, onClose } = props
  const t = useTranslations('taxInvoiceScreens.announcedTransfers')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const codeOptions = useCodeOptions()
  const currencies = useCurrencyOptions()
  const { userInfo } = useStore(session)
  const orders = useOrderSearch(transfer)
  // Debts are chosen where they are listed, and stay as they are here.
  const bodyOf = ({ files, currency, purpose, orderIds, ...values }: Values) => ({
    ...values,
    orderIds: [...orderIds],
    currency: currency as 'RMB',
    purpose: purpose as 'debts',
    itemIds: transfer?.itemIds ?? [],
    applicationId: transfer?.applicationId ?? null,
    attachments: { 'bank-slip': files.map(({ id }) => id) },
  })
  const dialog = useRecordDialog<Values, AnnouncedTransferDetail>({
    entity: 'announcedTransfer',
    record: transfer,
    empty: {
      currency: 'RMB',
      amount: '',
      transferOn: today(),
      payerName: userInfo?.companyName ?? '',
      purpose: 'deposit',
      note: '',
      orderIds: [],
      files: [],
    },
    valuesOf,
    texts: t,
    label: (name) => (name === 'files' ? t('slip') : name === 'orderIds' ? t('orders') : fields(name)),
    say: {
      files: (files) => files.map(({ name }) => name).join(', '),
      orderIds: (ids) => ids.map((id) => orders.nameOf(id)).join(', '),
    },
    check: (values) => findingsOf(AnnouncedTransferSave, bodyOf(values)),
    save: (values, over) =>
      api('POST tax/online/capitalAppointment/save', { body: { ...over, ...bodyOf(values) } }),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      <ChosenPayTo currency={form.values.currency} />
      <TextField form={form} name="amount" label={fields('amount')} maxLength={20} isRequired />
      <SelectField form={form} name="currency" label={fields('currency')} options={currencies} isRequired />
      <Field form={form} name="transferOn" label={fields('transferOn')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <SelectField
        form={form}
        name="purpose"
        label={fields('purpose')}
        options={codeOptions(transferPurpose)}
        isRequired
      />
      <TextField form={form} name="payerName" label={fields('payerName')} maxLength={200} isWide />
      <Field form={form} name="orderIds" label={t('orders')} isWide>
        {(control) => <OrdersInput control={control} orders={orders} />}
      </Field>
      <TextField form={form} name="note" label={fields('note')} maxLength={500} isWide />
      <Field form={form} name="files" label={t('slip')} isWide>
        {(control) => <AttachmentField control={control} label={t('slip')} />}
      </Field>
    </RecordDialog>
  )
}
