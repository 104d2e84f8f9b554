import { describe, expect, it } from 'vitest'
import { processorTime } from '../testing/processor-time.ts'
import { isCommonPassword } from './common-passwords.ts'

describe('common passwords that satisfy the letter, digit and symbol rule', () => {
  const common = `
    Passw0rd! P@ssw0rd P@ssword1 P@$$w0rd1 Password1! Password123! password#2024 Pa$$word1 Admin@123 admin123! Admin!@#123
    @dmin123 Admin888! Administrator1! Root@123 Test@123 Test1234! Abc@1234 Abc123!@# abc123... a123456! Aa123456! A1b2c3!
    Aa@123456 aa123456@ Qwer!234 Qwer1234! Qwer@1234 Qwerty1! Qwerty123! Qwe123!@# qwe!@#123 !QAZ2wsx 1qaz@WSX 1qaz!QAZ
    Zaq1@wsx Zxcv1234! Asdf1234! asd123!! Welcome1! Welcome@2024 Letmein1! Iloveyou1! iloveyou520! Woaini1314! woaini520!
    Woaini@123 Huawei@123 Huawei12#$ Lenovo@123 Alibaba123! China2008! Beijing2008! Shanghai@2024 Summer2024! Monkey123!
    Dragon1! Zhang123! Wangwei@123 Mima123! Wodemima1! Caiwu@123 Kefu888! Customs@2025 Logistics1! Changeme1! Temp1234!
    Guest#1 Hello123! Login@1 abcd1234! abcd!234 ABCabc123! Test!1 1234abcd! 123456a! 123qwe!@# 123456Aa! 888888a! P4$$w0rd!
  `
    .trim()
    .split(/\s+/)

  it('are all refused', () => {
    expect(common.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it('are refused in far more than a thousand spellings', () => {
    let refused = 0
    for (const word of [
      'Password',
      'Admin',
      'Qwerty',
      'Welcome',
      'Woaini',
      'Huawei',
      'Abc',
      'Test',
      'Zhang',
      'Caiwu',
    ])
      for (const symbol of ['!', '@', '#', '$', '.', '_', '!@#', '!!', '*', '-'])
        for (const digits of [
          '1',
          '123',
          '1234',
          '123456',
          '888',
          '520',
          '2024',
          '1990',
          '111111',
          '321',
          '19900101',
        ])
          if (isCommonPassword(word + symbol + digits) && isCommonPassword(word + digits + symbol))
            refused += 2
    expect(refused).toBe(2200)
  })
})

it('leaves passwords alone that merely contain a common word or number', () => {
  const fine = `
    Q7#harbour-moth passionfruit-42-quill! Tr0ub4dor&3xyz K9$wvTz2! xG4!mPq8 correct9-horse!battery Admin@73519 Lin-chuan&tea4
    zhe4-Shi%hao7 m0untain^Goat%31 Password-is-boring-77! 3blind!Mice
  `
    .trim()
    .split(/\s+/)
  expect(fine.filter((password) => isCommonPassword(password))).toEqual([])
})

it('refuses a password built on the own mobile number or account', () => {
  expect(isCommonPassword('Xk!13812345678', ['13812345678'])).toBe(true)
  expect(isCommonPassword('Xk!13812345678')).toBe(false)
  expect(isCommonPassword('ShenzhenLanhai#93', ['shenzhenlanhai'])).toBe(true)
  expect(isCommonPassword('Vq!73li-9tomb', ['li'])).toBe(false)
})

it('takes little work for a very long text', async () => {
  const took = await processorTime(() => isCommonPassword(`a${'1'.repeat(50_000)}b!`))
  expect(took).toBeLessThan(100)
})
