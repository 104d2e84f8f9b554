import { element, fields, quiet, typeText } from './schema.js'

const methods = ['get', 'post', 'put', 'delete']
const page = {
  about: document.querySelector('.about'),
  calls: document.querySelector('.calls'),
  nav: document.querySelector('nav'),
  search: document.querySelector('#search'),
  count: document.querySelector('output'),
}

const api = await (await fetch(new URL('../openapi.json', import.meta.url))).json()
document.title = `${api.info.title} API`
document.querySelector('h1').textContent = document.title
const resolve = (value) =>
  value.$ref
    ? value.$ref
        .split('/')
        .slice(1)
        .reduce((found, key) => found[key], api)
    : value

for (const paragraph of api.info.description.split('\n\n')) {
  page.about.append(element('p', {}, ...withCode(paragraph)))
}

/** `code` between back-ticks, as the descriptions write it. */
function withCode(text) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? element('code', {}, part) : part))
}

const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
  methods
    .filter((method) => operations[method])
    .map((method) => drawCall(method.toUpperCase(), path, operations[method])),
)
const groups = api.tags.map(({ name }) => {
  const mine = calls.filter((call) => call.tag === name)
  const id = `tag-${name.replaceAll('/', '-')}`
  const section = element('section', {}, element('h2', { id }, name), ...mine.map((call) => call.drawn))
  const link = element('a', { href: `#${id}` }, name)
  page.calls.append(section)
  page.nav.append(link)
  return { section, link, mine }
})

function drawCall(method, path, operation) {
  const summary = element(
    'summary',
    {},
    element('span', { className: `method ${method}` }, method),
    element('code', {}, path),
    quiet(operation.summary),
  )
  const drawn = element('details', { className: 'call', id: operation.operationId }, summary)
  // Drawn when opened: hundreds of calls are listed, a few are read.
  drawn.addEventListener('toggle', () => drawn.append(details(operation)), { once: true })
  const words =
    `${method} ${path} ${operation.summary} ${operation['x-access']} keys:${operation['x-keys']}`.toLowerCase()
  return { drawn, words, tag: operation.tags[0] }
}

function details(operation) {
  const drawn = element('div', {}, element('p', {}, ...withCode(operation.description)))
  const parameters = operation.parameters.map((parameter) => resolve(parameter))
  if (parameters.length > 0) drawn.append(element('h3', {}, 'Parameters'), parameterTable(parameters))
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  if (bodies.length > 0) {
    // Where a form is taken, JSON of the same fields is taken too.
    const types = bodies.map(([type]) => type).join(' or ')
    drawn.append(element('h3', {}, `Body, ${types}`), fields(bodies[0][1].schema))
  }
  for (const [type, { schema }] of Object.entries(operation.responses['200'].content)) {
    const answer = schema?.oneOf?.[0] ?? schema ?? { type: 'file' }
    drawn.append(element('h3', {}, `Answer, ${type}`), fields(resolve(answer)))
  }
  return drawn
}

function parameterTable(parameters) {
  const head = element(
    'tr',
    {},
    ...['Name', 'In', 'Type', 'Meaning'].map((text) => element('th', { scope: 'col' }, text)),
  )
  const rows = parameters.map((parameter) =>
    element(
      'tr',
      {},
      element('td', {}, element('code', {}, parameter.name), quiet(parameter.required ? '' : ' (optional)')),
      element('td', {}, parameter.in),
      element('td', {}, element('code', {}, typeText(parameter.schema))),
      element('td', {}, parameter.description ?? ''),
    ),
  )
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
}

function showMatches() {
  const words = page.search.value.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const { section, link, mine } of groups) {
    for (const call of mine) call.drawn.hidden = !words.every((word) => call.words.includes(word))
    const visible = mine.filter((call) => !call.drawn.hidden).length
    section.hidden = visible === 0
    link.hidden = visible === 0
    shown += visible
  }
  page.count.textContent = `${shown} of ${calls.length}`
}

page.search.addEventListener('input', showMatches)
page.search.form.addEventListener('submit', (event) => event.preventDefault())
showMatches()
