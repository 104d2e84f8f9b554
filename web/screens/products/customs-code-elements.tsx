import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCopy } from '@quayside/kit/page/use-copy.ts'
import { useTranslations } from 'use-intl'
import styles from './customs-code.module.css'

export function CustomsCodeElements({ elements }: { elements: readonly string[] }) {
  const t = useTranslations('customsCodes.detail')
  const copyText = useCopy()
  const listed = elements.map((element, place) => `${place + 1}:${element}`).join(';')
  return (
    <>
      <h3>
        {t('elements')}
        {elements.length > 0 && (
          <Button look="link" size="small" onClick={() => void copyText(listed)}>
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
