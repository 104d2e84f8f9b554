import { Button } from '@quayside/kit/inputs/button.tsx'
import { useSurroundings } from '@quayside/kit/page/context.tsx'
import { useTranslations } from 'use-intl'
import styles from './customs-code.module.css'

export function CustomsCodeElements({ elements }: { elements: readonly string[] }) {
  const t = useTranslations('customsCodes.detail')
  const { say } = useSurroundings()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(elements.map((element, place) => `${place + 1}:${element}`).join(';'))
    say('success', t('copied'))
  }
  return (
    <>
      <h3>
        {t('elements')}
        {elements.length > 0 && (
          <Button look="link" size="small" onClick={() => void copy()}>
            {t('copyElements')}
          </Button>
        )}
      </h3>
      {elements.length === 0 ? (
        <p className={styles['hs-note']}>{t('none')}</p>
      ) : (
        <>
          <p className={styles['hs-note']}>{t('elementsNote')}</p>
          <ol className={styles['hs-elements']} lang="zh-CN">
            {elements.map((element) => (
              <li key={element}>{element}</li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
