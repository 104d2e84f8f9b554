import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PaletteOpener } from '@quayside/kit/palette/palette-opener.tsx'
import { usePalette } from '@quayside/kit/palette/use-palette.tsx'
import { useTranslations } from 'use-intl'
import { usePageKeys } from '../../lib/page-keys.ts'

const OfficePalette = lazyPart(() => import('./office-palette.tsx'))

/** The field in the bar, `/` and Ctrl+K. */
export function OfficeSearch() {
  const t = useTranslations('office.menu')
  const { open, palette } = usePalette(t('search'), (opened) => <OfficePalette {...opened} />)
  usePageKeys({ '/': open })
  return (
    <>
      <PaletteOpener label={t('search')} hotkey="/" onOpen={open} />
      {palette}
    </>
  )
}
