import type { FlowBoard } from '@quayside/contract/reports/flow-board.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'

/** After how many days each lane is late. */
export function FlowRules({ days, onClose }: { days: FlowBoard['days']; onClose: () => void }) {
  const t = useTranslations('flowBoard')
  return (
    <Dialog
      title={t('rules')}
      footer={<Button onClick={onClose}>{t('ruleTexts.close')}</Button>}
      onClose={onClose}
    >
      <p>{t('ruleTexts.intro')}</p>
      <ul>
        <li>{t('ruleTexts.contract', { days: days.contract })}</li>
        <li>{t('ruleTexts.goods', { days: days.goods })}</li>
        <li>{t('ruleTexts.funds')}</li>
        <li>{t('ruleTexts.inputInvoice', { days: days.inputInvoice })}</li>
        <li>{t('ruleTexts.salesInvoice', { days: days.salesInvoice })}</li>
      </ul>
    </Dialog>
  )
}
