import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import type { ReceiptEntry } from './use-receipt.ts'

export function ReceiptBar({ entry }: { entry: ReceiptEntry }) {
  const t = useTranslations('officeWarehouse.receipt')
  const { judged } = entry
  const [isAsking, setAsking] = useState(false)
  const label = judged.differing > 0 ? t('saveDiffering', { count: judged.differing }) : t('save')
  return (
    <>
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
          ...(judged.expired > 0 ? [{ text: t('expired', { count: judged.expired }), isWrong: true }] : []),
          ...(judged.wrong.size > 0
            ? [{ text: t('wrong', { count: judged.wrong.size }), isWrong: true }]
            : []),
        ]}
        leave={{ label: t('leave'), run: entry.leave }}
        action={{
          label,
          isDisabled: judged.wrong.size > 0,
          isBusy: entry.isSaving,
          run: () => (judged.expired > 0 ? setAsking(true) : void entry.save()),
        }}
      />
      {isAsking && (
        <StepDialog
          step={{ needs: ['reason'] }}
          text={{ label, confirm: t('expiredConfirm', { count: judged.expired }) }}
          onClose={() => setAsking(false)}
          onConfirm={(note) => entry.save(note)}
        />
      )}
    </>
  )
}
