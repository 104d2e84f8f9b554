import { shareOf } from '@quayside/contract/payments/application-amounts.ts'
import type { PayableOrder } from '@quayside/contract/payments/application-form.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApplicationForm } from './use-application-form.ts'

type Props = {
  readonly editor: ApplicationForm
  readonly orders: ReadonlyMap<string, PayableOrder>
  readonly onClose: () => void
}

/** The same share of every order, such as a deposit of 30 %; at most what is left of each. */
export default function ShareDialog({ editor, orders, onClose }: Props) {
  const t = useTranslations('payments.share')
  const id = useId()
  const [percent, setPercent] = useState('30')
  const [isWrong, setWrong] = useState(false)
  const { form } = editor
  function fill(): void {
    const share = Number(percent)
    if (!(share > 0 && share <= 100)) return setWrong(true)
    form.set(
      'orders',
      form.values.orders.map((chosen) => {
        const order = orders.get(chosen.orderId)
        return order ? { ...chosen, amount: shareOf(order, share) } : chosen
      }),
    )
    return onClose()
  }
  return (
    <Dialog title={t('title')} width={420} action={{ label: t('fill'), run: fill }} onClose={onClose}>
      <form
        className="q-field"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          // The dialog stands inside the application's form on the screen, not in the page.
          event.stopPropagation()
          fill()
        }}
      >
        <label htmlFor={id}>{t('percent')}</label>
        <Input
          id={id}
          data-autofocus
          inputMode="decimal"
          maxLength={6}
          value={percent}
          aria-invalid={isWrong}
          onChange={(event) => {
            setPercent(event.target.value)
            setWrong(false)
          }}
        />
        {isWrong && (
          <div className="q-field-error" role="alert">
            {t('wrong')}
          </div>
        )}
        <div className="q-field-hint">{t('note')}</div>
      </form>
    </Dialog>
  )
}
