import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useTranslations } from 'use-intl'

/** Copies what is run on the server itself: no page may start it. */
export function CopyCommand({ command }: { command: string }) {
  const t = useTranslations('officeSystem')
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(command)
    showToast({ kind: 'success', text: t('commandCopied') })
  }
  return <Button onClick={() => void copy()}>{t('copyCommand', { command })}</Button>
}
