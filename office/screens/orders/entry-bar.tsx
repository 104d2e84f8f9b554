import type { OrderReview } from '@quayside/contract/office/order.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import { labelAfter } from './line-entry.ts'
import type { LineEntry } from './use-line-entry.ts'

/** What was entered, how it differs, and how the order will read afterwards. */
export function EntryBar({ order, entry }: { order: OrderReview; entry: LineEntry }) {
  const t = useTranslations('officeOrders.entry')
  const receipt = useTranslations('officeWarehouse.receipt')
  const [isAsking, setAsking] = useState(false)
  const codeText = useCodeText()
  const { judged, save } = entry
  const state = codeText(orderStateLabels, labelAfter(order, entry.step, judged.full))
  const count = judged.given.length
  const isReady =
    count > 0 && judged.wrong.size === 0 && (entry.step === 'receive' || judged.full === order.lines.length)
  const label = t('save', { step: t(`steps.${entry.step}`), count })
  return (
    <>
      <ActionBar
        title={t(`steps.${entry.step}`)}
        facts={[
          { text: t('lines', { count, qty: showNumber(judged.qty) }) },
          ...(judged.wrong.size > 0
            ? [{ text: t('wrong', { count: judged.wrong.size }), isWrong: true }]
            : []),
          ...(judged.short.lines > 0
            ? [
                {
                  text: t('short', {
                    count: judged.short.lines,
                    qty: showNumber(judged.short.qty.replace('-', '')),
                  }),
                  isWrong: true,
                },
              ]
            : count > 0
              ? [{ text: t('exact') }]
              : []),
          ...(judged.shortages > 0
            ? [{ text: t('shortages', { count: judged.shortages }), isWrong: true }]
            : []),
          ...(judged.expired > 0
            ? [{ text: receipt('expired', { count: judged.expired }), isWrong: true }]
            : []),
          ...(judged.bad === '0' ? [] : [{ text: t('bad', { qty: showNumber(judged.bad) }), isWrong: true }]),
          ...(isReady
            ? [{ text: t('receive.after', { full: judged.full, total: order.lines.length, state }) }]
            : []),
        ]}
        leave={{ label: t('leave'), run: entry.leave }}
        action={{
          label,
          isDisabled: !isReady,
          isBusy: entry.isSaving,
          run: () => (judged.expired > 0 ? setAsking(true) : void save()),
        }}
      />
      {isAsking && (
        <StepDialog
          step={{ needs: ['reason'] }}
          text={{ label, confirm: receipt('expiredConfirm', { count: judged.expired }) }}
          onClose={() => setAsking(false)}
          onConfirm={(note) => save(note)}
        />
      )}
    </>
  )
}
