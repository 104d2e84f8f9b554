import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFrontEndPage } from './front-end-page.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-page-'))
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><link rel="icon" href="/f.svg" /><title>x</title><script src="/m.js"></script></head><body></body></html>',
  )
  await writeFile(
    join(folder, 'preload.json'),
    JSON.stringify({
      '/': { files: ['a/l.js'], page: { texts: {} } },
      '/login': { files: ['a/login.js', 'a/login.css'], page: { texts: { 'en-US': ['a/login-en.js'] } } },
    }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('names what the route will ask for, and the landing page’s files for an unknown path', async () => {
  const page = await openFrontEndPage(folder)
  expect(page?.('/login')).toContain('<link rel="modulepreload" crossorigin href="/a/login.js" />')
  expect(page?.('/login')).toContain('<link rel="stylesheet" crossorigin href="/a/login.css" />')
  expect(page?.('/nowhere')).toContain('/a/l.js')
})

it('writes the texts of each language as data, since the browser knows which one it shows', async () => {
  const page = await openFrontEndPage(folder)
  const data = /id="page-hints">(.*?)<\/script>/.exec(page?.('/login') ?? '')?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ texts: { 'en-US': ['a/login-en.js'] } })
  expect(page?.('/login')).not.toContain('href="/a/login-en.js"')
})

it('writes data before the script, which may begin before the rest of the page is there', async () => {
  const html =
    (await openFrontEndPage(folder))?.('/login', {
      favicon: null,
      style: null,
      embedded: { lang: 'zh-CN', json: '{}' },
    }) ?? ''
  expect(html.indexOf('page-hints')).toBeLessThan(html.indexOf('src="/m.js"'))
  expect(html.indexOf('sys-info')).toBeLessThan(html.indexOf('src="/m.js"'))
})

it('lets no embedded text end its element', async () => {
  const page = await openFrontEndPage(folder)
  const json = JSON.stringify({ title: '</script><script>alert(1)</script>' })
  const html = page?.('/', { favicon: null, style: null, embedded: { lang: 'zh-CN', json } }) ?? ''
  expect(html.match(/<script/g)).toHaveLength(3)
  const data = /id="sys-info" lang="zh-CN">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ title: '</script><script>alert(1)</script>' })
})

it('shows the provider’s title, icon and colours before any script runs, whatever the title holds', async () => {
  const page = await openFrontEndPage(folder)
  const title = '<b>Green & "Wharf"</b> $& $1'
  const html = page?.('/', { title, favicon: '/brand/f.png', style: '/brand.css?v=1' }) ?? ''
  expect(html).toContain('<title>&lt;b&gt;Green &amp; &quot;Wharf&quot;&lt;/b&gt; $&amp; $1</title>')
  expect(html).toContain('<link rel="icon" href="/brand/f.png" />')
  expect(html.indexOf('href="/brand.css?v=1"')).toBeLessThan(html.indexOf('src="/m.js"'))
  expect(page?.('/', { favicon: null, style: null })).toContain('<title>x</title>')
})

it('knows when a front end is not built', async () => {
  expect(await openFrontEndPage(join(folder, 'none'))).toBeUndefined()
})
