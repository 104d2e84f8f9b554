import { type Amount, amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type CashVoucherReview, EarmarkInput } from '@quayside/contract/office/voucher.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useGoOn } from '../../lib/record-page.tsx'

type Values = { applicationId: string; amount: string }
const bodyOf = ({ applicationId, amount: kept }: Values) => ({
  applicationId,
  ...(kept !== '' && { amount: kept }),
})
/** Applications that are not paid yet. */
const open = new Set(['unreviewed', 'arranged'])

export function EarmarkDialog({ voucher, onClose }: { voucher: CashVoucherReview; onClose: () => void }) {
  const t = useTranslations('officeFinance.voucher')
  const goOn = useGoOn('cashVoucher', voucher.id)
  const { form, dialog } = useFormDialog<Values>({
    name: `office.earmark.${voucher.id}`,
    initial: { applicationId: '', amount: '' },
    check: (values) => findingsOf(EarmarkInput, bodyOf(values)),
    send: (values) =>
      api('POST finance/online/cashVoucher/{id}/earmark', {
        params: { id: voucher.id },
        body: bodyOf(values),
      }),
    saved: () => goOn({ isSettled: false }),
    onClose,
  })
  const { data } = useQuery({
    queryKey: ['paymentApplication', 'open', voucher.companyId],
    queryFn: () =>
      api(
        'GET finance/online/paymentApplication/list',
        { query: { companyId: voucher.companyId, pageSize: 200 } },
        { isQuiet: true },
      ),
  })
  const applications = (data?.rows ?? []).filter(({ state }) => open.has(state))
  return (
    <FormDialog {...dialog} title={t('earmark')} saveLabel={t('earmark')}>
      <Field form={form} name="applicationId" label={t('application')} isRequired isWide>
        {(control) => (
          <SelectInput
            control={control}
            options={applications.map((each) => ({
              value: each.id,
              label: `${each.number} · ${each.supplierName} · RMB ${formatAmount(amount(each.rmbAmount))}`,
            }))}
          />
        )}
      </Field>
      <TextField
        form={form}
        name="amount"
        label={t('earmarkAmount')}
        hint={t('earmarkAll')}
        maxLength={20}
        isWide
      />
      <p className="q-form-note">
        {t('earmarkText')} {t('free')}: RMB {formatAmount((voucher.free ?? '0') as Amount)}
      </p>
    </FormDialog>
  )
}
