/**
 * After a refused submission the page stays where it is: the focus goes to the first wrong field that is in sight, and
 * otherwise to the count in the bar, from which one steps from place to place.
 */
export function leadInSight(formId: string): void {
  const parts = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`[data-form="${formId}"]${selector}`),
  ]
  const [stepper] = parts('.q-stepper')
  const top = stepper?.closest('.q-lines-form-bar')?.getBoundingClientRect().bottom ?? 0
  const field = parts('[data-wrong]').find((each) => {
    const box = each.getBoundingClientRect()
    return box.top >= top && box.bottom <= innerHeight
  })
  const target = field?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
  const stand = target ?? stepper?.querySelector<HTMLElement>('button')
  stand?.focus({ preventScroll: true })
}
