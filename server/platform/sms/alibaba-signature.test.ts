import { expect, it } from 'vitest'
import { canonicalQuery, signAcs3 } from './alibaba-signature.ts'

it("signs a request as Alibaba Cloud's own package does", () => {
  const query = canonicalQuery({
    TemplateParam: '{"code":"482915"}',
    SignName: "云埠 (A)*'!~",
    TemplateCode: 'SMS_1',
    PhoneNumbers: '13812345678',
  })
  expect(query).toBe(
    'PhoneNumbers=13812345678&SignName=%E4%BA%91%E5%9F%A0%20%28A%29%2A%27%21~&TemplateCode=SMS_1&TemplateParam=%7B%22code%22%3A%22482915%22%7D',
  )
  // What @alicloud/dysmsapi20170525 4.6.0 sent with the key `id` and the secret `secret`.
  const headers = {
    'x-acs-version': '2017-05-25',
    host: '127.0.0.1:34721',
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-credentials-provider': 'static_ak',
    'x-acs-date': '2026-11-19T20:39:54Z',
    'x-acs-signature-nonce': '5b9310ae92d4a63bed8255214b1acf83181e4e043bc87676de2f807e7cd48703',
  }
  expect(signAcs3({ query, headers }, { accessKeyId: 'id', accessKeySecret: 'secret' })).toBe(
    'ACS3-HMAC-SHA256 Credential=id,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-credentials-provider;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=ff364895585d04d430206c65a5166b9a09d6262960661bbad48a80c9bd6609db',
  )
})
