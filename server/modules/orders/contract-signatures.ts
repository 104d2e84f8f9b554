import { shanghaiSecond } from '@quayside/contract/kernel/days.ts'
import { contractWords as words } from '@quayside/phrases/order-contract.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { label } from '../../platform/pdf/bilingual.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { fact, type PrintedContract } from './printed-contract.ts'

export function signatures({ document, hash, signature, watermark }: PrintedContract): Content {
  const signed: Content[] = signature
    ? [
        fact(words.signedBy, signature.signerName),
        fact(words.signedAt, shanghaiSecond(new Date(signature.signedAt))),
      ]
    : [{ text: label(words.notSigned), color: quiet }]
  const broken: Content[] =
    watermark === 'broken'
      ? [{ text: label(words.brokenNote), bold: true, color: '#b42318', margin: [0, 0, 0, 6] }]
      : []
  return {
    unbreakable: true,
    stack: [
      ...broken,
      {
        columns: [
          {
            stack: [
              { text: label(words.client), bold: true, color: ink, margin: [0, 0, 0, 3] },
              { text: document.client.name, bold: true, margin: [0, 0, 0, 3] },
              ...signed,
            ],
          },
          {
            stack: [
              { text: label(words.provider), bold: true, color: ink, margin: [0, 0, 0, 3] },
              { text: document.provider.name, bold: true, margin: [0, 0, 0, 3] },
              { text: label(words.issued), color: quiet },
            ],
          },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 8],
      },
      {
        columns: [
          { width: 64, qr: hash, fit: 60 },
          {
            width: '*',
            stack: [
              { text: label(words.hash), color: quiet, fontSize: 8 },
              { text: hash, fontSize: 8, margin: [0, 0, 0, 4] },
              fact(words.termsVersion, document.termsVersion),
            ],
          },
        ],
      },
    ],
  }
}
