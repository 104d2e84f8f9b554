import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allMachines } from '../contract/all-machines.ts'
import { toMermaid } from '../contract/kernel/machine-steps.ts'
import { gatewayPage, printedGateway } from './print-gateway.ts'
import { printedScreens } from './print-screens.ts'

const folder = join(import.meta.dirname, 'modules')
const machines = new Map(allMachines.map((machine) => [machine.name as string, machine]))

/** Puts each machine's diagram between its markers; the page around them is written by hand. */
export function printed(page: string): string {
  return page.replaceAll(/<!-- machine:(\w+) -->[\s\S]*?<!-- \/machine -->/g, (_, name: string) => {
    const machine = machines.get(name)
    if (!machine) throw new Error(`no machine '${name}'`)
    return `<!-- machine:${name} -->\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n<!-- /machine -->`
  })
}

export const modulePages = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

export const screensPage = join(import.meta.dirname, 'screens.md')

if (import.meta.main) {
  writeFileSync(gatewayPage, printedGateway(readFileSync(gatewayPage, 'utf8')))
  writeFileSync(screensPage, printedScreens(readFileSync(screensPage, 'utf8')))
  for (const file of modulePages()) writeFileSync(file, printed(readFileSync(file, 'utf8')))
}
