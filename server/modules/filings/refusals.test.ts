import { errors } from '@quayside/phrases/en-US/texts.ts'
import { it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { expectRefusal as refuses } from '../../platform/testing/expect-refusal.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import {
  approval,
  approvalForm,
  givenApproval,
  givenAsked,
  givenPaper,
  givenSubmitted,
  ingredient,
  provide,
} from './approval.testing.ts'
import * as labels from './labels.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

it('an approval filing is submitted once, with ingredients that are known to the authority', async () => {
  const { id } = await givenSubmitted(app, member)
  await refuses(approval(app, member, `${id}/submit`), 409, errors.approvalOrder.alreadySubmitted)
  const nameless = await givenApproval(app, member, {
    lines: [ingredient('1', '100', { inciName: '', additiveNumber: '' })],
  })
  await refuses(approval(app, member, `${nameless.id}/submit`), 400, errors.ingredient.identityMissing)
  const empty = await givenApproval(app, member, { ...approvalForm(), lines: [] })
  await refuses(approval(app, member, `${empty.id}/submit`), 400, errors.ingredient.none)
})

it('documents are handed in, decided and withdrawn only where they stand', async () => {
  const { id } = await givenSubmitted(app, member)
  const fileIds = [await givenFile(app, member)]
  const handIn = (documentId: string) => approval(app, member, `${id}/handIn`, { documentId, fileIds })
  const staff = (name: string, body: object) => provide(app, `${id}/${name}`, body)
  const { nothingAsked, nothingHandedIn, state, twice, unknown } = errors.approvalDocument
  await refuses(handIn('1'), 409, nothingAsked)
  await refuses(staff('withdrawDocument', { documentId: '1' }), 409, nothingAsked)
  const first = await givenAsked(app, member, id)
  await refuses(staff('acceptDocument', { documentId: first }), 409, nothingHandedIn)
  await refuses(staff('sendBackDocument', { documentId: first, reason: 'x' }), 409, nothingHandedIn)
  await refuses(staff('askDocuments', { documents: [{ name: 'Stability REPORT' }] }), 400, twice)
  await refuses(handIn('999999'), 404, unknown)
  const second = await givenAsked(app, member, id, { name: 'Sample' })
  dataOf(await handIn(first))
  await refuses(handIn(first), 409, state)
  await refuses(staff('withdrawDocument', { documentId: first }), 409, state)
  await refuses(staff('acceptDocument', { documentId: second }), 409, state)
  const papers = { state: 5, fileIds: [await givenPaper(app, id)] }
  await refuses(staff('addPapers', papers), 409, errors.approvalStep.notReached)
})

it('a label order is submitted once, with products that have all that a label is made from', async () => {
  const { id } = await labels.givenSubmittedLabel(app, member)
  await refuses(labels.label(app, member, `${id}/submit`), 409, errors.labelOrder.alreadySubmitted)
  const empty = await labels.givenLabel(app, member, [])
  await refuses(labels.label(app, member, `${empty.id}/submit`), 400, errors.labelOrder.noLines)
  for (const field of ['productName', 'ingredients', 'packageImage', 'certificate', 'nutrients'] as const) {
    const lacking = field === 'productName' || field === 'ingredients' ? '' : null
    const { id: incomplete } = await labels.givenLabel(app, member, [
      await labels.labelLine(app, member, { [field]: lacking }),
    ])
    await refuses(labels.label(app, member, `${incomplete}/submit`), 400, errors.labelOrder[field])
  }
})

it('a label is handed back for a product as a picture, and answered while it waits', async () => {
  const { id } = await labels.givenSubmittedLabel(app, member)
  const owner = { companyId: member.companyId, memberId: null }
  const send = (body: object) => labels.officeLabel(app, `${id}/sendVersion`, body)
  const { unknownLine, notPicture, noOpenVersion, notConfirmed, versionReplaced } = errors.labelOrder
  await refuses(labels.label(app, member, `${id}/confirmVersion`, { versionId: '1' }), 409, noOpenVersion)
  await refuses(
    labels.label(app, member, `${id}/askChange`, { versionId: '1', remark: 'x' }),
    409,
    noOpenVersion,
  )
  await refuses(send({ lineKey: 'p9', fileId: await labels.givenLabelFile(app, owner) }), 400, unknownLine)
  const sheet = await labels.givenLabelFile(app, owner, 'text/csv')
  await refuses(send({ lineKey: 'p1', fileId: sheet }), 400, notPicture)
  const first = await labels.givenVersion(app, member, id)
  await refuses(labels.officeLabel(app, `${id}/complete`), 409, notConfirmed)
  await labels.givenVersion(app, member, id)
  await refuses(labels.label(app, member, `${id}/confirmVersion`, { versionId: first }), 409, versionReplaced)
})
