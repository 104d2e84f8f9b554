import { declarationMachine, isWithProvider } from '@quayside/contract/customs/declaration.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { DeclarationReview } from '@quayside/contract/office/customs.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

const newOne = 'new'

/** Moves the chosen lines into another declaration of the order, or into a new one. */
export function MoveDialog(props: {
  declaration: DeclarationReview
  lineIds: readonly string[]
  onClose: () => void
}) {
  const { declaration, lineIds, onClose } = props
  const t = useTranslations('officeCustoms.move')
  const review = useTranslations('officeReview')
  const queries = useQueryClient()
  const id = useId()
  const [to, setTo] = useState<string>(newOne)
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery({
    queryKey: ['declaration', 'of', declaration.orderId],
    queryFn: () =>
      api('GET customs/online/declaration/list', { query: { orderId: declaration.orderId, pageSize: 200 } }),
  })
  const others = (data?.rows ?? []).filter(
    (row) =>
      row.id !== declaration.id &&
      isWithProvider(stateKey(declarationMachine, declarationState.codes[row.state as 'staged'])),
  )

  async function save(): Promise<void> {
    setBusy(true)
    try {
      await api('POST customs/online/declaration/moveLines', {
        body: { lineIds: [...lineIds], toId: to === newOne ? null : to },
      })
      showToast({ kind: 'success', text: review('done') })
      await queries.invalidateQueries({ queryKey: ['declaration'] })
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('title', { count: lineIds.length })}
      action={{ label: t('save'), isBusy, run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <div className="q-field">
        <label htmlFor={id}>{t('to')}</label>
        <Select
          id={id}
          value={to}
          options={[
            { value: newOne, label: t('new') },
            ...others.map((row) => ({
              value: row.id,
              label: t('other', { number: row.number, count: row.lineCount }),
            })),
          ]}
          onChange={(value) => setTo(value ?? newOne)}
        />
      </div>
    </Dialog>
  )
}
