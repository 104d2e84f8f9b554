import type { Paper } from '@quayside/contract/kernel/paper.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '../inputs/select.tsx'

type Props = {
  readonly paper: Paper
  readonly onChoose: (sheet: number) => Promise<void>
}

/** The sheet of a workbook that is read; why another one cannot be read is said, and the one before stays. */
export function SheetChoice({ paper, onChoose }: Props) {
  const t = useTranslations('paperReader')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  async function choose(sheet: number): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal('')
    try {
      await onChoose(sheet)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Select
        aria-label={t('sheet')}
        value={String(paper.sheet)}
        options={paper.sheets.map((name, place) => ({
          value: String(place),
          label: t('sheetOf', { place: place + 1, name }),
        }))}
        onChange={(value) => void choose(Number(value ?? '0'))}
      />
      {refusal !== '' && (
        <span className="q-field-error" role="alert">
          {refusal}
        </span>
      )}
    </>
  )
}
