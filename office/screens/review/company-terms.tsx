import { amount, fromPercent, isRate, toPercent } from '@quayside/contract/kernel/money.ts'
import { TermsSave } from '@quayside/contract/office/finance.ts'
import { at } from '@quayside/contract/refusals.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

/** What was agreed with the company, the newest first; a document keeps the terms it was made under. */
export function CompanyTerms({ companyId }: { companyId: string }) {
  const t = useTranslations('officeFinance.terms')
  const finance = useTranslations('officeFinance')
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { data: terms } = useQuery({
    queryKey: ['companyTerms', companyId],
    queryFn: () => api('GET finance/online/terms/list', { query: { companyId } }, { isQuiet: true }),
  })
  return (
    <Panel title={t('title')}>
      {!terms && <Room height={74} />}
      {terms?.length === 0 && <p>{t('none')}</p>}
      {terms && terms.length > 0 && (
        <ShortTable
          rows={terms}
          columns={[
            { title: t('validFrom'), isRowHead: true, cell: (row) => <DateText value={row.validFrom} /> },
            { title: t('agencyRate'), isFigure: true, cell: (row) => toPercent(row.agencyRate) },
            {
              title: t('minimumFee'),
              isFigure: true,
              cell: (row) => <Money value={amount(row.minimumFee)} />,
            },
            { title: t('paymentDays'), isFigure: true, cell: (row) => row.paymentDays },
            {
              title: t('creditLimit'),
              isFigure: true,
              cell: (row) =>
                row.creditLimit === null ? t('noLimit') : <Money value={amount(row.creditLimit)} />,
            },
            { title: finance('note'), cell: (row) => row.note },
          ]}
        />
      )}
      {may('terms-edit') && <Button onClick={() => setAdding(true)}>{t('new')}</Button>}
      {isAdding && <TermsForm companyId={companyId} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

type Values = {
  validFrom: string
  /** The value is in percent. */
  agencyRate: string
  minimumFee: string
  paymentDays: string
  creditLimit: string
  note: string
}

function TermsForm({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useTranslations('officeFinance.terms')
  const finance = useTranslations('officeFinance')
  const queries = useQueryClient()
  const bodyOf = ({ agencyRate, paymentDays, creditLimit, minimumFee, ...rest }: Values) => ({
    ...rest,
    companyId,
    agencyRate: isRate(agencyRate) ? fromPercent(agencyRate) : agencyRate,
    minimumFee: minimumFee === '' ? '0' : minimumFee,
    paymentDays: Number(paymentDays),
    creditLimit: creditLimit === '' ? null : creditLimit,
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `office.terms.${companyId}`,
    initial: {
      validFrom: today(),
      agencyRate: '0.8',
      minimumFee: '',
      paymentDays: '30',
      creditLimit: '',
      note: '',
    },
    check: (values) =>
      findingsOf(TermsSave, bodyOf(values)).map((finding) =>
        finding.code === 'field.tooLarge' && finding.path === 'agencyRate'
          ? at('agencyRate', 'field.tooLarge', { max: 100 })
          : finding,
      ),
    send: async (values) => {
      await api('POST finance/online/terms/save', { body: bodyOf(values) })
      showToast({ kind: 'success', text: t('saved') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['companyTerms'] }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={t('new')} saveLabel={t('save')}>
      <Field form={form} name="validFrom" label={t('validFrom')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <TextField
        form={form}
        name="agencyRate"
        label={t('agencyRate')}
        hint={t('agencyRateHint')}
        maxLength={10}
        isRequired
      />
      <TextField form={form} name="minimumFee" label={t('minimumFee')} maxLength={20} />
      <TextField form={form} name="paymentDays" label={t('paymentDays')} maxLength={3} isRequired />
      <TextField
        form={form}
        name="creditLimit"
        label={t('creditLimit')}
        hint={t('creditHint')}
        maxLength={20}
      />
      <TextField form={form} name="note" label={finance('note')} maxLength={500} isWide />
    </FormDialog>
  )
}
