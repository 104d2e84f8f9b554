/** A new element with text or children; texts never become markup. */
export function element(name, properties = {}, ...children) {
  const { className, ...attributes } = properties
  const made = document.createElement(name)
  if (className) made.className = className
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** `string, at most 60, matches …`: a schema in one line. */
export function typeText(schema) {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((choice) => typeText(choice)))].join(' | ')
  if (schema.type === 'array') return `array of ${typeText(schema.items ?? {})}`
  return [schema.type ?? 'any', schema.format, ...limits(schema)].filter(Boolean).join(', ')
}

function limits(schema) {
  const texts = {
    minLength: 'at least',
    maxLength: 'at most',
    minimum: 'from',
    maximum: 'to',
    minItems: 'at least',
    maxItems: 'at most',
    pattern: 'matches',
  }
  const found = Object.entries(texts).filter(([key]) => schema[key] !== undefined)
  const said = found.map(([key, text]) => `${text} ${schema[key]}`)
  return schema.default === undefined ? said : [...said, `otherwise ${JSON.stringify(schema.default)}`]
}

/** The fields of an object, and of the objects in it. */
export function fields(schema) {
  const inner = nested(schema)
  if (!inner?.properties) return element('p', {}, element('code', {}, typeText(schema)))
  const list = element('ul', { className: 'fields' })
  for (const [name, field] of Object.entries(inner.properties)) {
    const isRequired = inner.required?.includes(name) ?? false
    const line = element(
      'li',
      {},
      element('code', {}, name),
      ' ',
      quiet(typeText(field)),
      quiet(isRequired ? '' : ' (optional)'),
    )
    const deeper = nested(field)
    if (deeper?.properties) line.append(fields(deeper))
    list.append(line)
  }
  return list
}

/** The object that a schema holds, whether bare, in a list, or where null is a choice. */
function nested(schema) {
  if (schema.properties) return schema
  if (schema.items) return nested(schema.items)
  return (schema.anyOf ?? []).map((choice) => nested(choice)).find((found) => found?.properties)
}

export const quiet = (text) => element('span', { className: 'quiet' }, text)
