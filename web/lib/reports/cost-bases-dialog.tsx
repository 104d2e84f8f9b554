import { costBasis, costKind } from '@quayside/contract/reports/landed-cost.codes.ts'
import { chosenKinds } from '@quayside/contract/reports/landed-cost.rules.ts'
import type { CostBasesSave } from '@quayside/contract/reports/landed-cost.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import styles from './cost-bases-dialog.module.css'

/** By what each cost of a whole order is divided among its lines, for all orders of the company. */
export function CostBasesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('landedCost')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const [changed, setChanged] = useState<Partial<CostBasesSave>>({})
  const { data: kept } = useQuery({
    queryKey: ['landedCostBases'],
    queryFn: () => api('GET report/online/landedCost/bases'),
  })
  const [isSaving, setSaving] = useState(false)
  const save = async (body: CostBasesSave): Promise<void> => {
    setSaving(true)
    try {
      await api('POST report/online/landedCost/bases/save', { body })
      showToast({ kind: 'success', text: t('saved') })
      onClose()
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['landedCostBases'] }),
        queries.invalidateQueries({ queryKey: ['order', 'landedCost'] }),
      ])
    } catch {
      // The call itself has said why.
      setSaving(false)
    }
  }
  const chosen = kept && { ...kept, ...changed }
  return (
    <Dialog
      title={t('bases')}
      action={{
        label: t('save'),
        isBusy: isSaving,
        isDisabled: chosen === undefined,
        run: () => {
          if (chosen) void save(chosen)
        },
      }}
      onClose={onClose}
    >
      {chosen === undefined ? (
        <TableSkeleton label={t('bases')} />
      ) : (
        <dl className={styles['bases']}>
          {chosenKinds.map((kind) => (
            <div key={kind}>
              <dt>{codeText(costKind, kind)}</dt>
              <dd>
                <Segmented
                  aria-label={codeText(costKind, kind)}
                  value={chosen[kind]}
                  options={costBasis.values.map((value) => ({ value, label: codeText(costBasis, value) }))}
                  onChange={(basis) => setChanged({ ...changed, [kind]: basis })}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['note']}>{t('basesNote')}</p>
    </Dialog>
  )
}
