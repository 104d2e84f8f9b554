import react from '@vitejs/plugin-react'
import { precompiledPhrases } from '@quayside/phrases/precompile.ts'
import { defineConfig } from 'vite'

const server = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'
const proxy = { '/api': { target: server, ws: true } }

export default defineConfig({
  plugins: [precompiledPhrases(), react()],
  // The policy allows no inline script, so nothing may be put into the page itself.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})
