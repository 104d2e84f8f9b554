import { usualBrand } from '@quayside/contract/kernel/brand.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const { token } = await app.given.staff({ roles: ['administrator'] })

const getInfo = '/api/system/online/sysConfig/getSysInfo'
const asked = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.address}${path}`, { method, headers: { 'accept-language': 'en-US', ...headers } })
/** What a browser does that has been there before. */
const askedAgain = (path: string, etag: string) => asked(path, { 'if-none-match': etag })
const etagOf = (response: Response): string => response.headers.get('etag') ?? ''

async function changeTitle(title: string): Promise<void> {
  const { body } = await app.office('GET system/online/sysConfig/list', { token })
  const setting = body.rows.find(({ key }: { key: string }) => key === 'title')
  const { key, version } = setting
  const value = { ...setting.value, 'en-US': title }
  dataOf(await app.office('POST system/online/sysConfig/save', { token, body: { key, version, value } }))
}
async function changeBrand(brand: object): Promise<void> {
  const { version } = dataOf(await app.office('GET system/online/brand', { token }))
  const body = { brand: { ...usualBrand, ...brand }, version }
  dataOf(await app.office('POST system/online/brand/save', { token, body }))
}
async function uploaded(background: string): Promise<object> {
  const body = new FormData()
  body.set('picture', 'favicon')
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
  body.set('file', new Blob([new Uint8Array(bytes)]), 'icon.png')
  return dataOf(await app.office('POST system/online/brand/upload', { token, body }))
}

describe.each([getInfo, '/api/system/online/agreement', '/api/system/sysPublicCheck/list'])(
  'GET %s',
  (path) => {
    it('is kept by a browser, which asks each time whether it is still so', async () => {
      const first = await asked(path)
      expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
        'no-cache',
        'accept-language',
      ])
      const again = await askedAgain(path, etagOf(first))
      expect([again.status, await again.text()]).toEqual([304, ''])
      // A proxy that compresses makes the tag weak, and a browser may know several.
      expect((await askedAgain(path, `"other", W/${etagOf(first)}`)).status).toBe(304)
      expect((await askedAgain(path, '"other"')).status).toBe(200)
    })
  },
)

describe('the call of the specification at start-up', () => {
  it('shows a change of the settings at once to who has been there before', async () => {
    const before = etagOf(await asked(getInfo))
    await changeTitle('Harbour One')
    const after = await askedAgain(getInfo, before)
    expect(after.status).toBe(200)
    expect((await after.json()).data.ymbTitle).toBe('Harbour One')
    expect(etagOf(after)).not.toBe(before)
  })

  it('answers each language by itself', async () => {
    const english = etagOf(await asked(getInfo))
    const chinese = await asked(getInfo, { 'accept-language': 'zh-CN', 'if-none-match': english })
    expect(chinese.status).toBe(200)
    expect((await chinese.json()).data.ymbTitle).not.toBe('Harbour One')
  })

  it('answers a POST with the same, which is not cached', async () => {
    const [get, post] = [await asked(getInfo), await asked(getInfo, {}, 'POST')]
    expect([post.status, post.headers.get('cache-control'), post.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ])
    expect(await post.json()).toEqual(await get.json())
  })

  it('is answered to whom has logged in without keeping anything of theirs', async () => {
    const member = await app.given.member()
    const answer = await asked(getInfo, { authorization: `bearer ${member.token}` })
    expect(etagOf(answer)).toBe(etagOf(await asked(getInfo)))
  })
})

it('a refusal is not kept', async () => {
  const refused = await asked('/api/system/online/agreement?version=none')
  expect([refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual(['no-store', null])
})

describe('name and icon of the installed portal', () => {
  it('are asked for at each visit and change at once', async () => {
    const manifest = etagOf(await asked('/manifest.webmanifest'))
    expect((await askedAgain('/manifest.webmanifest', manifest)).status).toBe(304)
    await changeTitle('Harbour Two')
    expect((await (await askedAgain('/manifest.webmanifest', manifest)).json()).name).toBe('Harbour Two')
  })

  it('are drawn from the provider’s icon where one is set', async () => {
    const icon = '/icons/app-192.png'
    const product = await asked(icon)
    expect(product.headers.get('cache-control')).toBe('no-cache')
    await changeBrand({ favicon: await uploaded('#0b7a4b') })
    const own = await askedAgain(icon, etagOf(product))
    expect(own.status).toBe(200)
    const { data, info } = await sharp(await own.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([192, 192])
    expect([...data.subarray(0, 3)]).toEqual([0x0b, 0x7a, 0x4b])
    // Its picture fills the square, so a maskable one has it in the middle of a white ground.
    const maskable = await asked('/icons/maskable-512.png')
    const whole = await sharp(await maskable.arrayBuffer())
      .raw()
      .toBuffer()
    expect([...whole.subarray(0, 3)]).toEqual([255, 255, 255])
    await changeBrand({ favicon: await uploaded('#7a0b2b') })
    expect((await askedAgain(icon, etagOf(own))).status).toBe(200)
    await changeBrand({})
    expect((await askedAgain(icon, etagOf(product))).status).toBe(304)
  })
})
