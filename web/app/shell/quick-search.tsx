import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PaletteOpener } from '@quayside/kit/palette/palette-opener.tsx'
import { usePalette } from '@quayside/kit/palette/use-palette.tsx'
import { useTranslations } from 'use-intl'

const Palette = lazyPart(() => import('./palette/palette.tsx'))

/** The field in the bar, and Ctrl+K. */
export function QuickSearch() {
  const t = useTranslations('shell.search')
  const { open, palette } = usePalette(t('open'), (opened) => <Palette {...opened} />)
  return (
    <>
      <PaletteOpener label={t('open')} hotkey="Ctrl K" onOpen={open} />
      {palette}
    </>
  )
}
