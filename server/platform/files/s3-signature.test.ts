import { expect, it } from 'vitest'
import { signS3 } from './s3-signature.ts'

/** The examples of Amazon's documentation, 'Signature Calculations for the Authorization Header'. */
const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const signatureOf = (method: string, path: string, given: { headers?: object; content?: string } = {}) =>
  signS3(
    {
      method,
      url: new URL(path, 'https://examplebucket.s3.amazonaws.com'),
      headers: { ...given.headers },
      content: given.content ?? empty,
      at: new Date('2013-05-24T00:00:00Z'),
    },
    keys,
  )['authorization']?.split('Signature=')[1]

it('signs as Amazon documents it', () => {
  expect(signatureOf('GET', '/test.txt', { headers: { range: 'bytes=0-9' } })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  expect(
    signatureOf('PUT', '/test%24file.text', {
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      content: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    }),
  ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
  expect(signatureOf('GET', '/?max-keys=2&prefix=J')).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})
