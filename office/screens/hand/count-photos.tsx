import { CameraOutlined } from '@ant-design/icons-svg'
import { useObjectUrl } from '@quayside/kit/files/object-url.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useTranslations } from 'use-intl'
import panelStyles from './count-panel.module.css'
import type { Counting } from './counting.ts'

const photosAtMost = 6

type Props = {
  readonly counting: Counting
  readonly onChange: (counting: Counting) => void
}

export function CountPhotos({ counting, onChange }: Props) {
  const t = useTranslations('officeHand')
  return (
    <div className={panelStyles['photos']}>
      {counting.photos.map(({ blob, name }) => (
        <Thumbnail key={name} blob={blob} name={name} />
      ))}
      {counting.photos.length < photosAtMost && (
        <label className={panelStyles['take']}>
          <Icon drawing={CameraOutlined} />
          {t('photo')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t('photo')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file)
                onChange({
                  ...counting,
                  photos: [
                    ...counting.photos,
                    { blob: file, name: `${counting.photos.length + 1}-${file.name}` },
                  ],
                })
            }}
          />
        </label>
      )}
    </div>
  )
}

function Thumbnail({ blob, name }: { blob: Blob; name: string }) {
  const address = useObjectUrl(blob)
  return address === undefined ? null : <img src={address} alt={name} />
}
