import '@quayside/kit/page/tokens.css'
import { startTheme } from '@quayside/kit/page/theme-choice.ts'
import { startOffice } from './app/office.tsx'

startTheme()
void startOffice()
