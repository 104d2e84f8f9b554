import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPersonalData, personalDataWith, SealBroken } from './personal-data.ts'

const idCard = '11010519491231002X'

describe('sealing', () => {
  const data = personalDataWith(randomBytes(32))

  it('opens what it sealed, Chinese text and the empty text too', () => {
    for (const plain of [idCard, '张三', '']) expect(data.open(data.seal(plain))).toBe(plain)
  })

  it('never seals the same text twice alike, and shows nothing of it', () => {
    expect(data.seal(idCard)).not.toBe(data.seal(idCard))
    expect(data.seal(idCard)).not.toContain(idCard)
  })

  it('refuses a text that was changed in any place', () => {
    const sealed = data.seal(idCard)
    const [label, id, payload = ''] = sealed.split('.')
    const bytes = Buffer.from(payload, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => data.open(`${label}.${id}.${changed.toString('base64url')}`)).toThrow(SealBroken)
    }
  })

  it('refuses what was never sealed, cut off, or sealed by a stranger', () => {
    const foreign = personalDataWith(randomBytes(32)).seal(idCard)
    for (const text of [idCard, '', 'v1', data.seal(idCard).slice(0, 20), foreign]) {
      expect(() => data.open(text)).toThrow(SealBroken)
    }
  })

  it('finds equal texts by fingerprint, which differs from key to key', () => {
    expect(data.fingerprint(idCard)).toBe(data.fingerprint(idCard))
    expect(data.fingerprint(idCard)).not.toBe(data.fingerprint('110105194912310021'))
    expect(data.fingerprint(idCard)).not.toBe(personalDataWith(randomBytes(32)).fingerprint(idCard))
  })
})

it('opens and finds texts of a former key after a key change, and says which to seal again', () => {
  const oldKey = randomBytes(32)
  const before = personalDataWith(oldKey)
  const after = personalDataWith(randomBytes(32), [oldKey])
  const sealed = before.seal(idCard)
  expect(after.open(sealed)).toBe(idCard)
  expect(after.isSealedWithFormerKey(sealed)).toBe(true)
  expect(after.isSealedWithFormerKey(after.seal(idCard))).toBe(false)
  expect(after.fingerprintsToSearch(idCard)).toContain(before.fingerprint(idCard))
  expect(after.fingerprintsToSearch(idCard)).toContain(after.fingerprint(idCard))
})

describe('the key', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'data-key-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('is made once, readable by the owner only, and kept', async () => {
    const first = await openPersonalData({ dataDir })
    const second = await openPersonalData({ dataDir })
    expect(second.open(first.seal(idCard))).toBe(idCard)
    expect((await stat(join(dataDir, 'data.key'))).mode & 0o777).toBe(0o600)
  })

  it('is the same for all who start at once on an empty folder, and no draft stays behind', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => openPersonalData({ dataDir })))
    expect(new Set(all.map((data) => data.fingerprint(idCard))).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['data.key'])
  })

  it('comes from the environment when given there, and no file is written', async () => {
    const dataKey = randomBytes(32).toString('base64')
    const data = await openPersonalData({ dataDir, dataKey })
    expect(data.fingerprint(idCard)).toBe(
      personalDataWith(Buffer.from(dataKey, 'base64')).fingerprint(idCard),
    )
    expect(await readdir(dataDir)).toEqual([])
  })

  it('moves from the file to the environment without losing what was sealed', async () => {
    const sealed = (await openPersonalData({ dataDir })).seal(idCard)
    const formerDataKeys = await readFile(join(dataDir, 'data.key'), 'utf8')
    const moved = await openPersonalData({
      dataDir,
      dataKey: randomBytes(32).toString('base64'),
      formerDataKeys,
    })
    expect(moved.open(sealed)).toBe(idCard)
  })

  it('of the wrong length stops the start and does not show itself', async () => {
    const opening = openPersonalData({ dataDir, dataKey: 'c2hvcnQ=' })
    await expect(opening).rejects.toThrow('DATA_KEY must be 32 bytes')
    await expect(opening).rejects.not.toThrow('c2hvcnQ=')
  })
})
