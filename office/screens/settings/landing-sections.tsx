import { DownOutlined, UpOutlined } from '@ant-design/icons-svg'
import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import {
  hasContent,
  type LandingSection,
  mayHavePicture,
} from '@quayside/contract/kernel/landing-sections.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './landing.module.css'
import { picturePath, type SectionsForm } from './landing-part.ts'
import { SectionPicture, SectionPictureTexts } from './section-picture.tsx'

type Props = { readonly form: SectionsForm; readonly landing: LandingContent }

/** Order, visibility and pictures of the landing page's sections. */
export function LandingSections({ form, landing }: Props) {
  const t = useTranslations('officePublishing.landingSections')
  const [moved, setMoved] = useState('')
  const { sections } = form.values
  const change = (place: number, by: Partial<LandingSection>): void =>
    form.set(
      'sections',
      sections.map((each, at) => (at === place ? { ...each, ...by } : each)),
    )
  const move = (from: number, to: number): void => {
    const next = [...sections]
    const [section] = next.splice(from, 1)
    if (!section) return
    next.splice(to, 0, section)
    form.set('sections', next)
    setMoved(t('moved', { name: t(section.name), place: to + 1 }))
  }
  return (
    <Panel title={t('title')}>
      <p className="q-page-note">{t('lead')}</p>
      <ol className={styles['sections']}>
        {sections.map((section, place) => (
          <li key={section.name} data-hidden={!section.isShown || undefined}>
            <span className={styles['moves']}>
              <IconButton
                look="text"
                size="small"
                drawing={UpOutlined}
                label={t('up', { name: t(section.name) })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                look="text"
                size="small"
                drawing={DownOutlined}
                label={t('down', { name: t(section.name) })}
                disabled={place === sections.length - 1}
                onClick={() => move(place, place + 1)}
              />
            </span>
            <span className={styles['name']}>
              <b>{t(section.name)}</b>
              {section.isShown && !hasContent(landing, section.name) && <small>{t('noContent')}</small>}
            </span>
            <Checkbox
              aria-label={t('shownOf', { name: t(section.name) })}
              checked={section.isShown}
              onChange={(isShown) => change(place, { isShown })}
            >
              {t('isShown')}
            </Checkbox>
            {mayHavePicture(section.name) ? (
              <SectionPicture
                name={t(section.name)}
                picture={section.picture}
                error={form.errors[picturePath(place)]}
                onChange={(picture) => change(place, { picture })}
              />
            ) : (
              <small className={styles['own']}>{section.name === 'certificates' && t('ownPictures')}</small>
            )}
            {section.picture && (
              <SectionPictureTexts
                picture={section.picture}
                onChange={(picture) => change(place, { picture })}
              />
            )}
          </li>
        ))}
      </ol>
      <p className={styles['announced']} role="status">
        {moved}
      </p>
    </Panel>
  )
}
