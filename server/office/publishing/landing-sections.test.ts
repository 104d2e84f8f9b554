import { landingSections, usualSections } from '@quayside/contract/kernel/landing-sections.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { visit } from '../../modules/links/links.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { hostile } from '../../product-tests/hostile-texts.testing.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['administrator'], name: 'Shen' })

const texts = { 'zh-CN': '仓库', 'zh-TW': '倉庫', 'en-US': 'Warehouse' }
type Section = {
  name: string
  isShown: boolean
  picture: { address: string; name: string; texts: Record<string, string> } | null
}

const storedSections = async () =>
  (await app.office('GET system/online/landingSections', { token: desk.token })).body.data
const save = async (
  sections: object[],
  { version, token = desk.token }: { version?: number; token?: string } = {},
) =>
  app.office('POST system/online/landingSections/save', {
    token,
    body: { sections, version: version ?? (await storedSections()).version },
  })
const withSection = (name: string, change: Partial<Section>): Section[] =>
  usualSections.map((each) => (each.name === name ? { ...each, ...change } : each) as Section)
const upload = (bytes: Buffer, name = 'hall.jpg') => {
  const body = new FormData()
  body.set('picture', 'section')
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return app.office('POST system/online/brand/upload', { token: desk.token, body })
}
const photo = (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a4b' } })
    .toFormat(format)
    .toBuffer()
const shown = async (locale = 'en-US') =>
  (await app.client('GET system/online/sysConfig/getSysInfo', { locale })).body.data
const namesOf = async () => (await shown()).landingSections.map(({ name }: { name: string }) => name)
const fieldsOf = (answer: { body: { data?: { fields?: { path: string; code: string }[] } } }) =>
  answer.body.data?.fields?.map(({ path, code }) => [path, code])

describe('the sections of the landing page', () => {
  it('are the product’s own, all of them, where the provider has set nothing', async () => {
    expect(await storedSections()).toEqual({ sections: usualSections, version: 0 })
    expect(await namesOf()).toEqual([...landingSections])
  })

  it('are shown in the order of the save, and the texts of a hidden one stay with the provider', async () => {
    const turned = withSection('group', { isShown: false }).toReversed()
    expect((await save(turned)).body.code).toBe(200)
    expect(await namesOf()).toEqual([...landingSections].toReversed().filter((name) => name !== 'group'))
    const { landing } = await shown()
    expect(landing.groupCompanies).toEqual([])
    expect(landing.contacts.length).toBeGreaterThan(0)
    expect((await visit(app, '/api/system/online/sysConfig/getSysInfo')).text).not.toContain('云埠合规咨询')
    const { rows } = (
      await app.office('GET office/online/audit/list', { token: desk.token, query: { staffId: desk.id } })
    ).body
    const entry = rows.find(({ target }: { target: string }) => target === 'setting landingSections')
    expect(entry.changes).toContainEqual({ path: 'group.isShown', before: true, after: false })
    expect(entry.changes).toContainEqual({ path: 'contacts.place', before: 8, after: 1 })
  })

  it('are refused where one is missing, named twice or unknown, or shows a picture that it has no place for', async () => {
    const before = await storedSections()
    expect(fieldsOf(await save(usualSections.slice(1)))).toEqual([['sections', 'landing.sections']])
    const twice = usualSections.map((each) => ({ ...each, name: 'about' }))
    expect(fieldsOf(await save(twice))).toEqual([['sections', 'landing.sections']])
    expect((await save([...usualSections, { ...usualSections[0], name: 'news' }])).body.code).toBe(400)
    const picture = { address: '/brand/x.webp', name: 'x', texts }
    expect(fieldsOf(await save(withSection('figures', { picture })))).toEqual([
      ['sections.0.picture', 'landing.noPicture'],
    ])
    expect(await storedSections()).toEqual(before)
  })

  it('are changed by those alone who may change settings', async () => {
    const clerk = await app.given.staff({ roles: ['operations'] })
    expect((await save(usualSections, { token: clerk.token })).body.code).toBe('403')
  })

  it('are saved by the first of two colleagues; the second is told who was first', async () => {
    const { version } = await storedSections()
    expect((await save(usualSections, { version })).body.code).toBe(200)
    const refused = await save(usualSections.toReversed(), { version })
    expect(refused.body).toMatchObject({ code: 409, data: { changedBy: 'Shen' } })
    expect(await namesOf()).toEqual([...landingSections])
  })

  it('that have no content are not shown', async () => {
    const { rows } = (await app.office('GET system/online/sysConfig/list', { token: desk.token })).body
    const landing = rows.find(({ key }: { key: string }) => key === 'landing')
    const value = Object.fromEntries(
      Object.entries(landing.value).map(([locale, card]) => [locale, { ...(card as object), history: [] }]),
    )
    const answer = await app.office('POST system/online/sysConfig/save', {
      token: desk.token,
      body: { key: 'landing', value, version: landing.version },
    })
    expect(answer.body.code).toBe(200)
    expect(await namesOf()).not.toContain('history')
    expect(await namesOf()).toHaveLength(landingSections.length - 1)
  })
})

describe('the picture of a section', () => {
  it('is reduced, becomes a WebP, and is served to everybody and kept by the browser', async () => {
    const uploaded = (await upload(await photo(4000, 3000))).body.data
    expect(uploaded.address).toMatch(/^\/brand\/[0-9a-f]{64}\.webp$/)
    const picture = { ...uploaded, name: 'another name', texts }
    expect((await save(withSection('about', { picture }))).body.code).toBe(200)
    // The name that it was uploaded with, not what the save says.
    expect((await storedSections()).sections[2].picture).toEqual({ ...uploaded, texts })
    const about = async (locale: string) =>
      (await shown(locale)).landingSections.find(({ name }: { name: string }) => name === 'about')
    expect(await about('en-US')).toEqual({
      name: 'about',
      picture: { address: uploaded.address, text: 'Warehouse', width: 1920, height: 1440 },
    })
    expect((await about('zh-TW')).picture.text).toBe('倉庫')
    const served = await visit(app, uploaded.address)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('keeps its size where it is small, and is as it was told where it says a text with markup', async () => {
    const { address, name } = (await upload(await photo(300, 200, 'png'), 'small.png')).body.data
    const picture = { address, name, texts: { ...texts, 'en-US': hostile } }
    expect((await save(withSection('culture', { picture }))).body.code).toBe(200)
    const culture = (await shown()).landingSections.find((each: Section) => each.name === 'culture')
    expect(culture.picture).toEqual({ address, text: hostile, width: 300, height: 200 })
    expect((await visit(app, '/')).text).not.toContain('<img src=x')
  })

  it('is refused: a drawing with scripts, too many pixels, or an address that was never uploaded', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(fieldsOf(await upload(script, 'hall.svg'))).toEqual([['section', 'file.typeNotAllowed']])
    expect(fieldsOf(await upload(await photo(8001, 10)))).toEqual([['section', 'file.imageTooLarge']])
    expect(fieldsOf(await upload(Buffer.alloc(9_000_000, 1)))).toEqual([['section', 'file.tooLarge']])
    for (const address of [
      `/brand/${'0'.repeat(64)}.webp`,
      'javascript:alert(1)',
      'https://evil.example/a.png',
    ])
      expect(fieldsOf(await save(withSection('group', { picture: { address, name: 'x', texts } })))).toEqual([
        ['sections.6.picture', 'brand.picture'],
      ])
  })
})
