import '@quayside/kit/page/tokens.css'
import { startTheme } from '@quayside/kit/page/theme-choice.ts'
import { addLoaders } from '@quayside/phrases/load.ts'
import { officeTables } from '@quayside/phrases/office-loaders.ts'
import { startOffice } from './app/office.tsx'

addLoaders(officeTables)
startTheme()
void startOffice()
