import { describe, expect, it } from 'vitest'
import { partnerName } from './partner-name.ts'

const supplier = { name: '蓝礁电子有限公司', englishName: 'Blue Reef Electronics Inc.' }

describe('the name of a partner', () => {
  it('is the English one for readers of English', () => {
    expect(partnerName('en-US', supplier)).toBe('Blue Reef Electronics Inc.')
  })
  it('is the registered one for readers of Chinese', () => {
    expect(partnerName('zh-CN', supplier)).toBe('蓝礁电子有限公司')
    expect(partnerName('zh-TW', supplier)).toBe('蓝礁电子有限公司')
  })
  it('stays as it is registered where there is no English one', () => {
    expect(partnerName('en-US', { ...supplier, englishName: '' })).toBe('蓝礁电子有限公司')
  })
})
