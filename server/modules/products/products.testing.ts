import { saved } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { answerClassification } from './answer-classification.ts'

let counter = 0

/** A form filled in rightly; the model is unique. */
export const productForm = (values: Record<string, unknown> = {}) => ({
  model: `STM32F103C8T${++counter}`,
  brand: 'ST',
  name: '微控制器',
  origin: 'CN',
  unit: '007',
  ...values,
})

/** Saved over HTTP, as a member would. */
export const givenProduct = async (
  app: TestApp,
  { token }: GivenMember,
  values: Record<string, unknown> = {},
) => saved(await app.client('POST base/online/product/save', { token, body: productForm(values) }))

export const provider = { actor: 'provider', id: null, name: 'Classification desk' } as const

export const finding = {
  hsCode: '8542319000',
  tariffRate: '0',
  vatRate: '13',
  refundRate: '13',
  temporaryRate: null,
  customsConditions: '',
  inspectionConditions: '',
  cccStatus: 0,
  hongKongControl: 1,
  note: 'Processor or controller',
}

export const answer = (app: TestApp, id: string, values: Record<string, unknown> = {}) =>
  app.platform.staff.transaction([], (tx) =>
    answerClassification(tx, provider, { id, answer: { ...finding, ...values } }),
  )

/** A request for a new product, submitted unless specified otherwise. */
export async function givenRequest(app: TestApp, member: GivenMember, submit: 0 | 1 = 1) {
  const product = await givenProduct(app, member)
  const body = { productIds: [product.id], submit }
  const request = saved(
    await app.client('POST base/online/productRequest/save', { token: member.token, body }),
  )
  return { productId: product.id, ...request }
}
