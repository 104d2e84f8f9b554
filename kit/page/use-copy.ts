import { useTranslations } from 'use-intl'
import { useSurroundings } from './context.tsx'

/** Copies a text and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('kit.cell')
  const { say } = useSurroundings()
  return async (text) => {
    await navigator.clipboard.writeText(text)
    say('success', t('copied'))
  }
}
