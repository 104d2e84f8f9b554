import { isChosen, nameOfChosen, uploadChosen } from './chosen-pictures.ts'
import type { Content } from './content-editor.tsx'

type Addresses = (address: string) => string

const isCard = (content: Content): content is { readonly [name: string]: Content } =>
  content !== null && typeof content === 'object' && !Array.isArray(content)

/** The same content with other addresses of its pictures. */
function withAddresses(content: Content, change: Addresses): Content {
  if (Array.isArray(content)) return content.map((each: Content) => withAddresses(each, change))
  if (!isCard(content)) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [
      name,
      name === 'picture' && typeof inner === 'string' ? change(inner) : withAddresses(inner, change),
    ]),
  )
}

type Values = Record<string, Content>
const inEach = (values: Values, change: Addresses): Values =>
  Object.fromEntries(
    Object.entries(values).map(([language, content]) => [language, withAddresses(content, change)]),
  )

/** For the list of changes: a picture that was chosen by the name of its file. */
export const picturesByName = (values: Values): Values =>
  inEach(values, (address) => nameOfChosen(address) ?? address)

/** What is saved: pictures that were chosen are sent first, each once. */
export async function withStoredPictures(values: Values): Promise<Values> {
  const addresses = new Set<string>()
  inEach(values, (address) => {
    if (isChosen(address)) addresses.add(address)
    return address
  })
  const uploadedAddresses = new Map<string, string>()
  for (const address of addresses) {
    const uploaded = await uploadChosen(address, 'section')
    if (uploaded) uploadedAddresses.set(address, uploaded.address)
  }
  return inEach(values, (address) => uploadedAddresses.get(address) ?? address)
}
