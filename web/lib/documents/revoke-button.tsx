import { Button } from '@quayside/kit/inputs/button.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Props = {
  readonly entity: 'shareLink' | 'systemKey'
  readonly texts: (key: 'revoke' | 'revoked') => string
  readonly question: string
  readonly revoke: () => Promise<unknown>
}

/** Ends a link or a key, after a question. */
export function RevokeButton({ entity, texts, question, revoke }: Props) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  async function run(): Promise<void> {
    await revoke()
    showToast({ kind: 'success', text: texts('revoked') })
    await queries.invalidateQueries({ queryKey: [entity] })
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts('revoke')}
      </Button>
      {isAsking && (
        <RemoveDialog
          label={texts('revoke')}
          text={question}
          onClose={() => setAsking(false)}
          onConfirm={run}
        />
      )}
    </>
  )
}
