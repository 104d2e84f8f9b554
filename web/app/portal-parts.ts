// Evaluated in a separate step before the portal: both together would be one long task.
import 'react-dom/client'

// The first number that is formatted loads the locale's data, which takes as long as rendering a page of a list.
export const readNumbersOf = (locale: string): string => new Intl.NumberFormat(locale).format(0)
