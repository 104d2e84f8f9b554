import { describe, expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

const han = /\p{Script=Han}/u
const code = listFiles(/^(web|kit|office|server|contract)\/.*\.tsx?$/).filter(
  (file) => !/\.(test|testing)\.tsx?$|\/testing\//.test(file),
)

describe('the sources', () => {
  it('keep every human text in phrases and seeds', () => {
    expect(code.filter((file) => han.test(readSource(file)))).toEqual([])
  })

  it('separate words on a screen as its language does', () => {
    const screens = code.filter((file) => /^(web|kit|office)\//.test(file))
    expect(screens.filter((file) => /\.join\(['"`][、；，：]/u.test(readSource(file)))).toEqual([])
  })

  it('name no download address in the lock file', () => {
    expect(readSource('package-lock.json')).not.toMatch(/"resolved": "https?:/)
  })

  it('leave nothing for later', () => {
    const marks = /TO[D]O|FIX[M]E|coming [s]oon|not [i]mplemented/
    expect(code.filter((file) => marks.test(readSource(file)))).toEqual([])
  })

  it('listen for keys of a page before it is painted', () => {
    const listening = code.filter((file) => /addEventListener\('key/.test(readSource(file)))
    // Panels, which come before the page, and the page itself (kit/page/window-keys.ts says why).
    expect(listening).toEqual([
      'kit/help/help-drawer.tsx',
      'kit/overlays/modal.ts',
      'kit/page/window-keys.ts',
    ])
    const late = listening.filter((file) => /useEffect\(/.test(readSource(file)))
    expect(late).toEqual([])
  })
})
