import { checkSplit, SplitInput, splittableOf } from '@quayside/contract/orders/split-lines.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import {
  enteredOf,
  errorsByLine,
  type Quantities,
  QuantityEntry,
} from '@quayside/kit/inputs/quantity-entry.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'
import { type LogisticsProps, quietly, useLogisticsDone } from './logistics-step.ts'

/** How much of each line goes into a second order. */
export function SplitDialog({ order, onClose }: LogisticsProps) {
  const t = useTranslations('orderLogistics.split')
  const review = useTranslations('officeReview')
  const textsOf = useFindingTexts()
  const done = useLogisticsDone(onClose)
  const form = useForm<{ lines: Quantities }>({
    initial: { lines: {} },
    check: ({ lines }) => {
      const body = { lines: enteredOf(lines) }
      const shape = findingsOf(SplitInput, body)
      return textsOf(shape.length > 0 ? shape : checkSplit(order, body))
    },
  })
  const sent = enteredOf(form.values.lines)
  const send = (): Promise<void> =>
    form.submit(async () => {
      await takeStep('order', order.id, 'split', { lines: sent })
      await done(review('done'))
    })
  return (
    <Dialog
      title={t('ask')}
      width={680}
      isSticky
      action={{
        label: t('send'),
        isBusy: form.isSaving,
        isDisabled: sent.length === 0,
        run: () => quietly(send()),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t('lead')}</p>
      <QuantityEntry
        rows={order.lines.map((line) => ({
          id: line.id,
          name: line.model || line.name,
          note: line.name,
          open: splittableOf(line).toFixed(),
        }))}
        values={form.values.lines}
        errors={errorsByLine(form.errors, sent)}
        texts={{ name: t('goods'), open: t('open'), now: t('now') }}
        onChange={(lines) => form.set('lines', lines)}
      />
      {form.errors['lines'] !== undefined && (
        <p className="q-field-error" role="alert">
          {form.errors['lines']}
        </p>
      )}
    </Dialog>
  )
}
