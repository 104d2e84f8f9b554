import { useTranslations } from 'use-intl'
import { showToast } from './events.ts'

/**
 * Copies a text and says so, or that the browser refused: it may have been told to, and it has no clipboard for pages
 * that came without https.
 */
export function useCopy(): (text: string, said?: string) => Promise<void> {
  const t = useTranslations('kit.cell')
  return async (text, said = t('copied')) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      showToast({ kind: 'error', text: t('copyRefused') })
      return
    }
    showToast({ kind: 'success', text: said })
  }
}
