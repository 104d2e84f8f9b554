import type { Identities } from '@quayside/contract/kernel/record.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Code, Nothing } from '../table/cells.tsx'

type Props = {
  /** As the record has it, masked. */
  readonly value: string | null | undefined
  /** Its field in what the call answers. */
  readonly name: string
  /** Asks for the whole number, which leaves an audit row; absent for those who may not. */
  readonly reveal: (() => Promise<Identities>) | undefined
}

/** An identity number: masked until somebody asks for it. */
export function Identity({ value, name, reveal }: Props) {
  const t = useTranslations('kit.cell')
  const [whole, setWhole] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!value) return <Nothing />
  if (whole !== undefined) return <Code>{whole}</Code>
  async function show(ask: () => Promise<Identities>): Promise<void> {
    setBusy(true)
    try {
      setWhole((await ask())[name])
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="q-identity">
      <span className="q-code">{value}</span>
      {reveal && (
        <Button
          look="link"
          size="small"
          isBusy={isBusy}
          title={t('revealNote')}
          onClick={() => void show(reveal).catch(() => undefined)}
        >
          {t('reveal')}
        </Button>
      )}
    </span>
  )
}
