import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Text } from './cells.tsx'

const isCode = (text: string): boolean => renderToStaticMarkup(<Text>{text}</Text>).includes('data-code')

it('sets numbers of records, part numbers and accounts in the face of codes, and words, figures and days not', () => {
  for (const code of [
    'IM261115-0061',
    'X322516MLB4S/I',
    '91440300MA5EXMPL17',
    '5301202610000000',
    '0451005.MRL',
    'G5V-2-H1 DC5',
  ])
    expect([code, isCode(code)]).toEqual([code, true])
  for (const text of [
    '2026-11-15',
    '12,000.00',
    '0.4%',
    '40HQ',
    'Murata',
    'Mean Well',
    '0755-8654 0027',
    '电容',
  ])
    expect([text, isCode(text)]).toEqual([text, false])
})
