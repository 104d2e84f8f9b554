import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { useCopy } from '../page/use-copy.ts'

type Props = { readonly value: string; readonly closeLabel: string; readonly onClose: () => void }

/** Below what is shown only once, such as a key: it is copied by a button that is in sight, then closed. */
export function OnceFooter({ value, closeLabel, onClose }: Props) {
  const t = useTranslations('kit.cell')
  const copy = useCopy()
  return (
    <>
      <Button onClick={onClose}>{closeLabel}</Button>
      <Button look="primary" onClick={() => void copy(value)}>
        {t('copy')}
      </Button>
    </>
  )
}
