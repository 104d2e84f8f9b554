import type { Schema } from '@quayside/contract/kernel/api.ts'
import { toJSONSchema } from 'zod/v4/core'

export type JsonSchema = Record<string, unknown>

/**
 * A contract schema as JSON Schema. The side before any transformation is what travels on the wire, in requests
 * and in answers alike; whatever JSON Schema cannot say (a check digit) is left open.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...json } = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it; zod's pattern for it has 400 characters and adds nothing.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      // The pattern against control characters is left out: it applies to all text.
      if (jsonSchema.pattern?.startsWith(String.raw`^[^\u0000`)) delete jsonSchema.pattern
    },
  })
  return json
}

type ObjectSchema = { properties: Record<string, JsonSchema>; required: readonly string[] }

/** The fields of an object schema, for query parameters and parts of a form. */
export function fieldsOf(schema: JsonSchema): ObjectSchema {
  return {
    properties: (schema['properties'] ?? {}) as Record<string, JsonSchema>,
    required: (schema['required'] ?? []) as readonly string[],
  }
}
