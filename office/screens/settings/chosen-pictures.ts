import type { BrandUpload, BrandUploaded } from '@quayside/contract/kernel/brand.ts'
import { uploadTo } from '../../lib/api.ts'

/** Chosen files by the addresses under which the page shows them; they leave the page with the save alone. */
const chosen = new Map<string, File>()

/** The picture as the preview shows it, before anything of it is sent. */
export function choosePicture(file: File): BrandUploaded {
  const address = URL.createObjectURL(file)
  chosen.set(address, file)
  return { address, name: `${file.name.slice(0, 150)} (${Math.ceil(file.size / 1024)} KB)` }
}

export const isChosen = (address: string): boolean => chosen.has(address)
export const nameOfChosen = (address: string): string | undefined => chosen.get(address)?.name

/** The stored picture where a file was chosen; otherwise nothing is sent. */
export async function uploadChosen(
  address: string | undefined,
  picture: BrandUpload['picture'],
): Promise<BrandUploaded | undefined> {
  const file = chosen.get(address ?? '')
  return file && uploadTo('POST system/online/brand/upload', file, { picture })
}
