import { compressedAssets } from '@quayside/kit/vite/compressed-assets.ts'
import { precompiledPhrases } from '@quayside/phrases/precompile.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'
const proxy = { '/office/api': { target: server }, '/api': { target: server } }

/** The contract has no side effects, so unused parts of it are not bundled. */
const isDeclaration = (id: string): boolean => /[\\/]contract[\\/][\w/-]+[\w.-]*\.ts$/.test(id)

export default defineConfig({
  base: '/office/',
  plugins: [precompiledPhrases(), react(), compressedAssets()],
  // The policy allows no inline script, so assets are never inlined.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isDeclaration(id) } },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})
