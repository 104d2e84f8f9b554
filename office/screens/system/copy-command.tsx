import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCopy } from '@quayside/kit/page/use-copy.ts'
import { useTranslations } from 'use-intl'

/** Copies what is run on the server itself: no page may start it. */
export function CopyCommand({ command }: { command: string }) {
  const t = useTranslations('officeSystem')
  const copyText = useCopy()
  return (
    <Button onClick={() => void copyText(command, t('commandCopied'))}>
      {t('copyCommand', { command })}
    </Button>
  )
}
