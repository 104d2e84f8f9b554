// What the portal stands on, begun before it in a step of its own: together they would hold the page for too long.
import 'react-dom/client'
import '@quayside/kit/button.tsx'

// The first number a language formats has its data read, which takes as long as a page of a list.
export const readNumbersOf = (locale: string): string => new Intl.NumberFormat(locale).format(0)
