import { type Brand, type PaperFamily, usualBrand } from '@quayside/contract/kernel/brand.ts'
import { isColour } from '@quayside/contract/kernel/contrast.ts'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { PaperBrand, PlacedPicture } from '../pdf/pdf-frame.ts'
import { brandKey } from './brand.ts'

/** Texts alone, so that reports read it too, which get all cells as text. */
type BrandCells = Readonly<Partial<Record<string, string | null>>>

const base64 = (picture: string) => raw.raw(`replace(encode(${picture}.content, 'base64'), E'\\n', '')`)

/** What of the brand papers of a family show, in one row; none where nothing is set. */
export const findPaperBrand = (family: PaperFamily) => ({
  compile: () =>
    raw<BrandCells>`select b.value -> '*' ->> 'ink' as ink,
        b.value -> '*' -> 'letterheadAt' ->> ${family} as letterhead_at,
        b.value -> '*' -> 'stampAt' ->> ${family} as stamp_at,
        l.mime as letterhead_mime, ${base64('l')} as letterhead, s.mime as stamp_mime, ${base64('s')} as stamp
      from system_config b
      left join brand_picture l on l.address = b.value -> '*' -> 'letterhead' ->> 'address'
        and b.value -> '*' -> 'letterheadAt' ->> ${family} <> 'none'
      left join brand_picture s on s.address = b.value -> '*' -> 'stamp' ->> 'address'
        and b.value -> '*' -> 'stampAt' ->> ${family} <> 'none'
      where b.key = ${brandKey}`.compile(sql),
})

export function paperBrandOf(row: BrandCells | undefined, family: PaperFamily): PaperBrand {
  if (!row) return {}
  const placed = (name: 'letterhead' | 'stamp'): PlacedPicture | undefined => {
    const { [name]: picture, [`${name}_mime`]: mime, [`${name}_at`]: at } = row
    const place = places.find((each) => each === (at ?? usualPlace(name, family)))
    if (!picture || !mime || !place) return undefined
    return { picture: `data:${mime};base64,${picture}`, at: place }
  }
  const { ink } = row
  const [letterhead, stamp] = [placed('letterhead'), placed('stamp')]
  return {
    ...(ink && isColour(ink) && { ink }),
    ...(letterhead && { letterhead }),
    ...(stamp && { stamp }),
  }
}

const places = ['left', 'center', 'right'] as const
const usualPlace = (name: 'letterhead' | 'stamp', family: PaperFamily): string =>
  (usualBrand as Pick<Brand, 'letterheadAt' | 'stampAt'>)[`${name}At`][family]
