import type { Plugin } from 'vite'

const set = '@ant-design/icons-svg'
const imports = /^import \{([^}]*)\} from '@ant-design\/icons-svg'$/gm

/** Imports each icon from its own module; types are none. */
export const importIcons = (source: string): string =>
  source.replaceAll(imports, (_whole, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import ${name} from '${set}/es/asn/${name}'`)
      .join(';'),
  )

/**
 * A build reads the icons that are used, and not the whole set of 850 modules; and an icon is in the file of those
 * that draw it: if all stood behind one module, the frame of each page would carry those of all screens.
 */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: set },
      handler: (code) => ({ code: importIcons(code), map: null }),
    },
  }
}
