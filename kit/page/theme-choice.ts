import { createStore } from './store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const name = 'theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

function readChoice(): ThemeChoice {
  const chosen = localStorage.getItem(name)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export const themeChoice = createStore<ThemeChoice>(readChoice())

function apply(): void {
  const choice = themeChoice.get()
  const preferred = prefersDark.matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? preferred : choice
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(name, choice)
  themeChoice.set(choice)
  apply()
}

export function startTheme(): void {
  prefersDark.addEventListener('change', apply)
  addEventListener('storage', (event) => {
    if (event.key !== name) return
    themeChoice.set(readChoice())
    apply()
  })
  apply()
}
