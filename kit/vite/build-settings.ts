import type { BuildOptions } from 'vite'

/** The contract has no side effects, so unused parts of it are not bundled. */
const isDeclaration = (id: string): boolean => /[\\/]contract[\\/][\w/-]+[\w.-]*\.ts$/.test(id)

/** How both front ends are built. The policy allows no inline script, so assets are never inlined. */
export const buildSettings: BuildOptions = {
  target: 'es2022',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isDeclaration(id) } },
}
