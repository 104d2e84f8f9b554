import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const fontName = 'NotoSansSC'

/** The Chinese font has no italics: the upright style is used. */
export const fonts = {
  [fontName]: { normal: 'regular.ttf', bold: 'bold.ttf', italics: 'regular.ttf', bolditalics: 'bold.ttf' },
}

const fileOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${name}`))
export const regularFontFile = (): string => fileOf('400Regular/NotoSansSC_400Regular.ttf')

/** The 10 MB files behind those names, to be read once and shared by all documents. */
export const readFonts = (): Record<string, Buffer> => ({
  'regular.ttf': readFileSync(regularFontFile()),
  'bold.ttf': readFileSync(fileOf('700Bold/NotoSansSC_700Bold.ttf')),
})
