import { describe, expect, it } from 'vitest'
import { filesInAddress } from './img-preview-file.ts'
import { startView, turn, zoomBy } from './img-preview-view.ts'

const filesAt = (search: string) => {
  history.replaceState(null, '', `/ImgPreview${search}`)
  return filesInAddress()
}

describe('the preview', () => {
  it('takes only ids from its address, never another address', () => {
    expect(filesAt('?ids=3,5,8&id=5')).toEqual({ ids: ['3', '5', '8'], shown: 1 })
    expect(filesAt('?id=5')).toEqual({ ids: ['5'], shown: 0 })
    expect(filesAt('?ids=3,https://evil.example/x.png,..%2F5&id=9')).toEqual({ ids: ['3'], shown: 0 })
    expect(filesAt('')).toEqual({ ids: [], shown: 0 })
  })

  it('turns in quarters and comes round', () => {
    const once = turn(startView, -90)
    expect(once.degrees).toBe(270)
    expect(turn(once, 90).degrees).toBe(0)
  })

  it('zooms by steps and stops at both ends', () => {
    expect(zoomBy(startView, 1).scale).toBe(1.5)
    expect(zoomBy(startView, -1).scale).toBe(0.75)
    expect(zoomBy({ ...startView, scale: 8 }, 1).scale).toBe(8)
    expect(zoomBy({ ...startView, scale: 0.1 }, -1).scale).toBe(0.1)
  })
})
