import type { Finding } from '../refusal.ts'

/** Digits before and after the point, and whether it may be negative, as on a red-letter invoice. */
export const lineNumberShape = {
  quantity: { digits: 9, decimals: 6, isSigned: false },
  signedQuantity: { digits: 9, decimals: 6, isSigned: true },
  price: { digits: 9, decimals: 6, isSigned: false },
  money: { digits: 14, decimals: 2, isSigned: false },
  signedMoney: { digits: 14, decimals: 2, isSigned: true },
  weight: { digits: 9, decimals: 4, isSigned: false },
  volume: { digits: 9, decimals: 4, isSigned: false },
  count: { digits: 7, decimals: 0, isSigned: false },
} as const
export type LineNumberKind = keyof typeof lineNumberShape
export const isLineNumber = (kind: string): kind is LineNumberKind => kind in lineNumberShape

export const lineNumberPattern = (kind: LineNumberKind): RegExp => {
  const { digits, decimals, isSigned } = lineNumberShape[kind]
  return new RegExp(
    `^(${isSigned ? '-?' : ''}\\d{1,${digits}}${decimals > 0 ? `(\\.\\d{1,${decimals}})?` : ''})?$`,
  )
}

/** This is no plain number at all: letters, an exponent, separators. */
export const lineNumberRefusal = {
  quantity: 'orderLine.quantity',
  signedQuantity: 'orderLine.quantity',
  price: 'orderLine.price',
  money: 'orderLine.money',
  signedMoney: 'orderLine.money',
  weight: 'orderLine.measure',
  volume: 'orderLine.measure',
  count: 'orderLine.count',
} as const satisfies Record<LineNumberKind, string>

const plainNumber = /^(-?)(\d+)(?:\.(\d+))?$/

/** What is wrong with a number that is written plainly; the rest is for the pattern to refuse. */
export function lineNumberFault(
  kind: LineNumberKind,
  value: string,
): Finding<'orderLine.negative' | 'orderLine.tooLarge' | 'orderLine.tooPrecise'> | undefined {
  const [, sign, whole = '', fraction = ''] = plainNumber.exec(value) ?? []
  const { digits, decimals, isSigned } = lineNumberShape[kind]
  if (sign && !isSigned) return { code: 'orderLine.negative' }
  if (whole.length > digits) return { code: 'orderLine.tooLarge', params: { digits } }
  if (fraction.length > decimals && decimals > 0)
    return { code: 'orderLine.tooPrecise', params: { decimals } }
  return undefined
}
