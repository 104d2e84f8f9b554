import { type Amount, amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type CashVoucherReview, EarmarkInput } from '@quayside/contract/office/voucher.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
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
  const textsOf = useFindingTexts()
  const goOn = useGoOn('cashVoucher', voucher.id)
  const form = useForm<Values>({
    initial: { applicationId: '', amount: '' },
    check: (values) => textsOf(findingsOf(EarmarkInput, bodyOf(values))),
  })
  const draft = useDraft(`office.earmark.${voucher.id}`, form)
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
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await api('POST finance/online/cashVoucher/{id}/earmark', {
        params: { id: voucher.id },
        body: bodyOf(values),
      })
      draft.drop()
      onClose()
      await goOn({ isSettled: false })
    })
  return (
    <FormDialog
      title={t('earmark')}
      form={form}
      draft={draft}
      saveLabel={t('earmark')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
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
