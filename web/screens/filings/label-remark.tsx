import { ChangeLabel } from '@quayside/contract/filings/label-order.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { TextArea } from '@quayside/kit/inputs/input.tsx'
import type { StepEntry } from '@quayside/kit/record/step-entry.ts'
import { useTranslations } from 'use-intl'

/** What is to be changed at a label: the step does not go without it. */
export function useRemarkEntry(): StepEntry<string> {
  const t = useTranslations('labels.record')
  const textsOf = useFindingTexts()
  return {
    initial: '',
    check: (remark) =>
      findingsOf(ChangeLabel, { versionId: '1', remark }).filter(({ path }) => path === 'remark'),
    draw: ({ entered, faults, onChange }) => {
      const { remark: fault } = textsOf(faults)
      return (
        <div className="q-field" data-wrong={fault !== undefined || undefined}>
          <label htmlFor="label-remark">{t('remarkField')}</label>
          <TextArea
            id="label-remark"
            value={entered}
            maxLength={1000}
            rows={4}
            aria-invalid={fault !== undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {fault !== undefined && <div className="q-field-error">{fault}</div>}
        </div>
      )
    },
  }
}
