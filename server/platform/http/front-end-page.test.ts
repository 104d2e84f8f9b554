import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFrontEndPage } from './front-end-page.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-page-'))
  await writeFile(join(folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>')
  await writeFile(
    join(folder, 'preload.json'),
    JSON.stringify({ '/': ['a/l.js'], '/login': ['a/login.js', 'a/login.css'] }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('names what the route will ask for, and the landing page’s files for an unknown path', async () => {
  const page = await openFrontEndPage(folder)
  expect(page?.('/login')).toContain('<link rel="modulepreload" crossorigin href="/a/login.js" />')
  expect(page?.('/login')).toContain('<link rel="stylesheet" crossorigin href="/a/login.css" />')
  expect(page?.('/nowhere')).toContain('/a/l.js')
})

it('lets no embedded text end its element', async () => {
  const page = await openFrontEndPage(folder)
  const json = JSON.stringify({ title: '</script><script>alert(1)</script>' })
  const html = page?.('/', { lang: 'zh-CN', json }) ?? ''
  expect(html.match(/<script/g)).toHaveLength(1)
  const data = /id="sys-info" lang="zh-CN">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ title: '</script><script>alert(1)</script>' })
})

it('knows when a front end is not built', async () => {
  expect(await openFrontEndPage(join(folder, 'none'))).toBeUndefined()
})
