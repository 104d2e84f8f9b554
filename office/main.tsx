import '@quayside/kit/tokens.css'
import { startTheme } from '@quayside/kit/page/theme-choice.ts'
import { startOffice } from './app/office.tsx'

startTheme()
void startOffice()
