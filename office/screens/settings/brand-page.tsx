import {
  type BrandPicture,
  brandPictures,
  isOnPapers,
  paperFamilies,
  placements,
} from '@quayside/contract/kernel/brand.ts'
import { brandColours } from '@quayside/contract/kernel/brand-colours.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextArea } from '@quayside/kit/inputs/input.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { locales } from '@quayside/phrases/locales.ts'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './brand.module.css'
import { BrandColour } from './brand-colour.tsx'
import type { BrandForm } from './brand-part.ts'
import { BrandPreview, type PreviewNames } from './brand-preview.tsx'
import { choosePicture } from './chosen-pictures.ts'

type Props = {
  readonly form: BrandForm
  /** The portal's names as they are typed. */
  readonly names: PreviewNames
  readonly children: ReactNode
}

/** Names, pictures, colours, papers and mail footer, beside what they look like. */
export function BrandPage({ form, names, children }: Props) {
  const t = useTranslations('officePublishing.brand')
  return (
    <div className={styles['brand']}>
      <div className={styles['fields']}>
        <Panel title={t('pictures')}>
          <p className="q-page-note">{t('picturesLead')}</p>
          <div className={styles['pictures']}>
            {brandPictures.map((picture) => (
              <PictureField key={picture} form={form} picture={picture} />
            ))}
          </div>
        </Panel>
        {children}
        <Panel title={t('colours')}>
          <p className="q-page-note">{t('coloursLead')}</p>
          {brandColours.map((name) => (
            <BrandColour key={name} form={form} name={name} />
          ))}
        </Panel>
        <Papers form={form} />
        <SenderAndRecord form={form} />
        <MailFooter form={form} />
      </div>
      <BrandPreview brand={form.values} names={names} />
    </div>
  )
}

function PictureField({ form, picture }: { form: BrandForm; picture: BrandPicture }) {
  const t = useTranslations('officePublishing.brand')
  const input = useRef<HTMLInputElement>(null)
  const { [picture]: stored } = form.values
  return (
    <Field form={form} name={picture} label={t(picture)}>
      {({ id, set }) => (
        <div className={styles['picture']}>
          <span className={styles['frame']} data-ground={picture === 'logoDark' ? 'dark' : undefined}>
            {stored ? <img src={stored.address} alt="" /> : <small>{t('usual')}</small>}
          </span>
          <span className={styles['about']}>
            <small>{stored?.name ?? t(`${picture}Hint`)}</small>
            <span className={styles['actions']}>
              <Button id={id} size="small" onClick={() => input.current?.click()}>
                {t(stored ? 'replace' : 'choose')}
              </Button>
              {stored && (
                <Button size="small" look="text" onClick={() => set(null)}>
                  {t('restore')}
                </Button>
              )}
            </span>
          </span>
          <input
            ref={input}
            type="file"
            hidden
            data-picture={picture}
            accept={isOnPapers(picture) ? 'image/png,image/jpeg' : 'image/png,image/jpeg,image/webp'}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) set(choosePicture(file))
              event.target.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}

function Papers({ form }: { form: BrandForm }) {
  const t = useTranslations('officePublishing.brand')
  const options = placements.map((value) => ({ value, label: t(`placements.${value}`) }))
  return (
    <Panel title={t('papers')}>
      <p className="q-page-note">{t('papersLead')}</p>
      <table className={styles['papers']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('letterheadAt')}</th>
            <th scope="col">{t('stampAt')}</th>
          </tr>
        </thead>
        <tbody>
          {paperFamilies.map((family) => (
            <tr key={family}>
              <th scope="row">{t(family)}</th>
              {(['letterheadAt', 'stampAt'] as const).map((name) => (
                <td key={name}>
                  <Segmented
                    aria-label={`${t(family)} · ${t(name)}`}
                    value={form.values[name][family]}
                    options={options}
                    onChange={(at) => form.set(name, { ...form.values[name], [family]: at })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function SenderAndRecord({ form }: { form: BrandForm }) {
  const t = useTranslations('officePublishing.brand')
  return (
    <Panel title={t('senderAndRecord')}>
      <div className="q-fields">
        {(['replyTo', 'icpNumber'] as const).map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            maxLength={name === 'replyTo' ? 100 : 40}
          />
        ))}
      </div>
    </Panel>
  )
}

function MailFooter({ form }: { form: BrandForm }) {
  const t = useTranslations('officePublishing')
  const ids = useId()
  const { mailFooter } = form.values
  return (
    <Panel title={t('brand.mailFooter')}>
      <p className="q-page-note">{t('brand.mailFooterLead')}</p>
      <div className={styles['footers']}>
        {locales.map((locale) => (
          <div key={locale} className="q-field" lang={locale}>
            <label htmlFor={`${ids}${locale}`}>{t(`languages.${locale}`)}</label>
            <TextArea
              id={`${ids}${locale}`}
              value={mailFooter[locale]}
              rows={2}
              maxRows={6}
              maxLength={500}
              onChange={(event) => form.set('mailFooter', { ...mailFooter, [locale]: event.target.value })}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}
