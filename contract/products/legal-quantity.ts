import Big from 'big.js'

/** Units of dictionary 1003 that are multiples of another: how many of the base unit one of them is. */
const kilogram = '035'
const multiples: Readonly<Record<string, readonly [base: string, size: string]>> = {
  '035': [kilogram, '1'],
  '036': [kilogram, '0.001'],
  '070': [kilogram, '1000'],
  '007': ['007', '1'],
  '043': ['007', '100'],
  '054': ['007', '1000'],
  '038': ['007', '10000'],
}

export type Measured = { readonly unit: string; readonly qty: string; readonly netWeight: string }

/**
 * The quantity in a legal unit: the deal's quantity where the units are the same or multiples of each other, the net
 * weight where the unit is one of weight; '' where somebody has to enter it.
 */
export function legalQuantity({ unit, qty, netWeight }: Measured, legalUnit: string): string {
  if (legalUnit === '') return ''
  if (legalUnit === unit) return qty
  const asked = multiples[legalUnit]
  const dealt = multiples[unit]
  if (asked && dealt && asked[0] === dealt[0]) return trimmed(new Big(qty).times(dealt[1]).div(asked[1]))
  if (asked?.[0] === kilogram && netWeight !== '' && !new Big(netWeight).eq(0))
    return trimmed(new Big(netWeight).div(asked[1]))
  return ''
}

const trimmed = (value: Big): string => value.round(6, 1).toFixed()
