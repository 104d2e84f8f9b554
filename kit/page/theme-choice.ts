import { createStore } from './store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'
type Theme = 'light' | 'dark'

const name = 'theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

function readChoice(): ThemeChoice {
  const chosen = localStorage.getItem(name)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const resolve = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : choice

export const themeChoice = createStore<ThemeChoice>(readChoice())
export const currentTheme = createStore<Theme>(resolve(themeChoice.get()))

function apply(): void {
  currentTheme.set(resolve(themeChoice.get()))
  document.documentElement.dataset['theme'] = currentTheme.get()
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
