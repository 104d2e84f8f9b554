import { scoreMeasure } from '@quayside/contract/reports/supplier-score.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './supplier-scores.module.css'

/** What counts as late, as a difference, as a raised price. */
export function ScoreRules({ onClose }: { onClose: () => void }) {
  const t = useTranslations('supplierScore')
  const codeText = useCodeText()
  return (
    <Dialog
      title={t('rules')}
      footer={<Button onClick={onClose}>{t('ruleTexts.close')}</Button>}
      onClose={onClose}
    >
      <p>{t('ruleTexts.intro')}</p>
      <dl className={styles['rules']}>
        {scoreMeasure.keys.map((measure) => [
          <dt key={measure}>{codeText(scoreMeasure, measure)}</dt>,
          <dd key={`${measure} rule`}>{t(`ruleTexts.${measure}`)}</dd>,
        ])}
      </dl>
    </Dialog>
  )
}
