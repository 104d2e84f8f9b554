import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChoiceInput } from './inputs.tsx'

it('says of a choice that it is required and wrong, by the label and the message of its field', () => {
  const control = {
    id: 'form-isOverseas',
    value: 1,
    'aria-required': true,
    'aria-invalid': true,
    'aria-describedby': 'form-isOverseas-error',
    set: () => undefined,
  }
  const drawn = renderToStaticMarkup(
    <ChoiceInput control={control} options={[{ value: 1, label: 'Overseas' }]} />,
  )
  const group = /<div[^>]*role="radiogroup"[^>]*>/.exec(drawn)?.[0]
  expect(group).toContain('aria-labelledby="form-isOverseas-label"')
  expect(group).toContain('aria-required="true"')
  expect(group).toContain('aria-invalid="true"')
  expect(group).toContain('aria-describedby="form-isOverseas-error"')
})
