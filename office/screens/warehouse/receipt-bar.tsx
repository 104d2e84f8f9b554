import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import type { ReceiptEntry } from './use-receipt.ts'

export function ReceiptBar({ entry }: { entry: ReceiptEntry }) {
  const t = useTranslations('officeWarehouse.receipt')
  const { judged } = entry
  return (
    <ActionBar
      title={t('title')}
      facts={[
        { text: t('lines', { count: judged.lines.length, qty: showNumber(judged.qty) }) },
        ...(judged.differing > 0
          ? [
              {
                text: t('differing', {
                  count: judged.differing,
                  short: showNumber(judged.short),
                  over: showNumber(judged.over),
                }),
                isWrong: true,
              },
            ]
          : [{ text: t('exact') }]),
        ...(judged.wrong.size > 0 ? [{ text: t('wrong', { count: judged.wrong.size }), isWrong: true }] : []),
      ]}
      leave={{ label: t('leave'), run: entry.leave }}
      action={{
        label: judged.differing > 0 ? t('saveDiffering', { count: judged.differing }) : t('save'),
        isDisabled: judged.wrong.size > 0,
        isBusy: entry.isSaving,
        run: () => void entry.save(),
      }}
    />
  )
}
