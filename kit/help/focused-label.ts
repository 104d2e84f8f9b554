import { useEffect, useState } from 'react'

const fields = 'input, textarea, select, [role="combobox"], [role="radio"], [role="gridcell"]'

/** What a field is called: by its label, or by the attributes that stand for one. */
function labelOf(element: Element): string {
  const field = element.closest<HTMLElement>(fields)
  if (!field) return ''
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = 'labels' in field ? [...((field as HTMLInputElement).labels ?? [])] : []
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return [...labels.map((label) => label.textContent), ...named, field.getAttribute('aria-label') ?? ''].join(
    ' ',
  )
}

/** The label of the field that has the focus, or had it before the focus went into the help. */
export function useFocusedLabel(isOwn: (element: Element) => boolean): string {
  const [label, setLabel] = useState('')
  useEffect(() => {
    const read = (): void => {
      const element = document.activeElement
      if (element && !isOwn(element)) setLabel(labelOf(element))
    }
    read()
    document.addEventListener('focusin', read)
    return () => document.removeEventListener('focusin', read)
  }, [isOwn])
  return label
}
