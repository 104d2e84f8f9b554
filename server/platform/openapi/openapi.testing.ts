import { expect } from 'vitest'

/** Each `$ref` of an OpenAPI document names a part of it. */
export function expectReferencesFound(document: object): void {
  for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], document)
    expect(target, pointer).toBeDefined()
  }
}
