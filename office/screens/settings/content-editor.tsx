import { DeleteOutlined, UpOutlined } from '@ant-design/icons-svg'
import { businessIcons } from '@quayside/contract/kernel/landing.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ContentPicture } from './content-picture.tsx'
import { ContentText } from './content-text.tsx'
import styles from './settings.module.css'

export type Content = string | null | readonly Content[] | { readonly [name: string]: Content }

type Props = { readonly label: string; readonly content: Content; readonly onChange: (next: Content) => void }

/** Texts, lists of texts and lists of cards, at any depth; an empty optional text is null. */
export function ContentEditor({ label, content, onChange }: Props) {
  if (Array.isArray(content)) return <ListEditor label={label} items={content} onChange={onChange} />
  if (content !== null && typeof content === 'object')
    return <CardEditor card={content as { readonly [name: string]: Content }} onChange={onChange} />
  return <ContentText label={label} text={content as string | null} onChange={onChange} />
}

/** The database does not keep the order of keys; the texts name them in the order of the page. */
const inOrder = (card: { readonly [name: string]: Content }, order: readonly string[]) =>
  Object.entries(card).toSorted(([left], [right]) => order.indexOf(left) - order.indexOf(right))

function useFieldTexts() {
  const officePublishing = usePhrases('officePublishing')
  const texts: Readonly<Record<string, unknown>> = officePublishing.settings.fields
  const t = useTranslations('officePublishing.settings.fields')
  const textOf = (name: string): string =>
    name in texts ? t(name as keyof Messages['officePublishing']['settings']['fields']) : name
  return { textOf, order: Object.keys(texts) }
}

function CardEditor({
  card,
  onChange,
}: {
  card: { readonly [name: string]: Content }
  onChange: Props['onChange']
}) {
  const { textOf, order } = useFieldTexts()
  return (
    <div className={styles['settings-fields']}>
      {inOrder(card, order).map(([name, content]) => (
        <div
          key={name}
          data-name={name}
          data-list={Array.isArray(content) || undefined}
          style={wide(name, content)}
        >
          {name === 'picture' && (content === null || typeof content === 'string') ? (
            <ContentPicture
              label={textOf(name)}
              address={content}
              onChange={(picture) => onChange({ ...card, picture })}
            />
          ) : name === 'icon' && typeof content === 'string' ? (
            <IconChoice
              label={textOf(name)}
              icon={content}
              onChange={(icon) => onChange({ ...card, icon })}
            />
          ) : (
            <ContentEditor
              label={textOf(name)}
              content={content}
              onChange={(next) => onChange({ ...card, [name]: next })}
            />
          )}
        </div>
      ))}
    </div>
  )
}
type IconProps = {
  readonly label: string
  readonly icon: string
  readonly onChange: (icon: string) => void
}

/** The landing page draws these and no others. */
function IconChoice({ label, icon, onChange }: IconProps) {
  const t = useTranslations('officePublishing.settings.icons')
  const id = useId()
  return (
    <div className="q-field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={icon}
        options={businessIcons.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => onChange(next ?? icon)}
      />
    </div>
  )
}

const wide = (name: string, content: Content) =>
  Array.isArray(content) || name === 'subline' ? { gridColumn: '1 / -1' } : {}

function ListEditor({
  label,
  items,
  onChange,
}: {
  label: string
  items: readonly Content[]
  onChange: Props['onChange']
}) {
  const t = useTranslations('officePublishing.settings')
  const swapWithFormer = (place: number): void => {
    const next = [...items]
    const [moved] = next.splice(place, 1)
    if (moved !== undefined) next.splice(place - 1, 0, moved)
    onChange(next)
  }
  return (
    <fieldset className={styles['settings-list']}>
      <legend>{label}</legend>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
        <div
          key={place}
          className={styles['settings-item']}
          data-inline={typeof item === 'string' || undefined}
        >
          <ContentEditor
            label={t('item', { place: place + 1 })}
            content={item}
            onChange={(next) => onChange(items.map((each, at) => (at === place ? next : each)))}
          />
          <div>
            <IconButton
              look="text"
              size="small"
              drawing={UpOutlined}
              disabled={place === 0}
              label={t('up', { place: place + 1 })}
              onClick={() => swapWithFormer(place)}
            />
            <IconButton
              look="text"
              size="small"
              drawing={DeleteOutlined}
              label={t('remove', { place: place + 1 })}
              onClick={() => onChange(items.filter((_, at) => at !== place))}
            />
          </div>
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...items, emptied(items.at(-1) ?? '')])}>
          {t('add')}
        </Button>
      </div>
    </fieldset>
  )
}

/** A new item has the shape of the last one, with empty texts. Its icon is a choice, so it is copied. */
function emptied(content: Content, name = ''): Content {
  if (Array.isArray(content)) return []
  if (content !== null && typeof content === 'object')
    return Object.fromEntries(
      Object.entries(content).map(([field, inner]) => [field, emptied(inner as Content, field)]),
    )
  return name === 'icon' ? content : content === null || name === 'picture' ? null : ''
}
