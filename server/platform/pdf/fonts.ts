import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const fontName = 'NotoSansSC'

/** The Chinese font has no italics: the upright style is used. */
export const fonts = {
  [fontName]: { normal: 'regular.ttf', bold: 'bold.ttf', italics: 'regular.ttf', bolditalics: 'bold.ttf' },
}

/** The 10 MB files behind those names, to be read once and shared by all documents. */
export function readFonts(): Record<string, Buffer> {
  const read = (name: string) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${name}`)))
  return {
    'regular.ttf': read('400Regular/NotoSansSC_400Regular.ttf'),
    'bold.ttf': read('700Bold/NotoSansSC_700Bold.ttf'),
  }
}
