import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { answerClassification } from '../products/answer-classification.ts'
import { finding, givenProduct } from '../products/products.testing.ts'
import { givenOrder, lineForm, submit } from './orders.testing.ts'
import { asProvider, provider } from './provider-steps.testing.ts'

const app = await sharedApp()

describe('POST business/online/order/facts', () => {
  it('tells classification, controls, rates and price history of each model asked about', async () => {
    const member = await app.given.member()
    const product = await givenProduct(app, member, { model: 'STM32F4', brand: 'ST' })
    const request = await app.client('POST base/online/productRequest/save', {
      token: member.token,
      body: { productIds: [product.id], submit: 1 },
    })
    await asProvider(app, (tx) =>
      answerClassification(tx, provider, { id: request.body.data.id, answer: finding }),
    )
    await app.client(`POST base/online/productRequest/${request.body.data.id}/accept`, {
      token: member.token,
      body: {},
    })
    const lines = [lineForm({ model: 'STM32F4', brand: 'ST', price: '3' })]
    const order = await givenOrder(app, member, { lines })
    await submit(app, member, order.id)
    const answer = await app.client('POST business/online/order/facts', {
      token: member.token,
      body: {
        modelType: 0,
        currency: 'USD',
        models: [{ model: 'stm32 f4', brand: 'st' }, { productId: product.id }, { model: 'unheard of' }],
      },
    })
    expect(answer.body.data.models).toMatchObject([
      {
        productId: product.id,
        isClassified: true,
        hsCode: '8542319000',
        vatRate: '13',
        cccStatus: 0,
        priceHistory: { count: 1, median: '3', last: '3', lastOrderNo: order.orderNo },
      },
      { productId: product.id, isClassified: true },
      { productId: null, isClassified: false, priceHistory: null },
    ])
    expect(answer.body.data.agencyRate).toBe('0.008')
  })

  it('tells what the product library has for a model, also without its brand where only one has that name', async () => {
    const member = await app.given.member()
    const given = { origin: 'MY', unit: '007', name: 'Microcontroller', manufacturer: 'ST Muar' }
    const product = await givenProduct(app, member, { model: 'STM32-LIB', brand: 'ST', ...given })
    for (const brand of ['A', 'B']) await givenProduct(app, member, { model: 'TWICE-1', brand })
    const answer = await app.client('POST business/online/order/facts', {
      token: member.token,
      body: {
        modelType: 0,
        currency: 'USD',
        models: [{ model: 'stm32-lib' }, { model: 'STM32-LIB', brand: 'TI' }, { model: 'TWICE-1' }],
      },
    })
    expect(answer.body.data.models).toMatchObject([
      { productId: product.id, product: { brand: 'ST', ...given } },
      { productId: null, product: null },
      { productId: null, product: null },
    ])
  })

  it('tells the customs rate of every currency, since a charge may be in another than the order', async () => {
    const member = await app.given.member()
    await asProvider(app, (tx) =>
      tx
        .insertInto('rate')
        .values([
          { source: 'customs', currency: 'USD', day: '2020-01-01', middle: '7.1' },
          { source: 'customs', currency: 'HKD', day: '2020-01-01', middle: '0.91' },
          { source: 'customs', currency: 'HKD', day: '2019-12-01', middle: '0.95' },
        ])
        .execute(),
    )
    const answer = await app.client('POST business/online/order/facts', {
      token: member.token,
      body: { modelType: 0, currency: 'USD', models: [] },
    })
    expect(answer.body.data).toMatchObject({
      customsRate: '7.1',
      customsRates: { RMB: '1', USD: '7.1', HKD: '0.91' },
    })
  })

  it('tells the rates and terms of another day with the day each was published, and nothing of days to come', async () => {
    const member = await app.given.member()
    await asProvider(app, (tx) =>
      tx
        .insertInto('rate')
        .values([
          { source: 'customs', currency: 'GBP', day: '2020-01-01', middle: '5.1' },
          { source: 'customs', currency: 'GBP', day: '2020-02-01', middle: '5.3' },
        ])
        .execute(),
    )
    const factsOn = async (day: string) =>
      (
        await app.client('POST business/online/order/facts', {
          token: member.token,
          body: { modelType: 0, currency: 'GBP', models: [], day },
        })
      ).body
    expect((await factsOn('2020-01-15')).data).toMatchObject({
      customsRate: '5.1',
      rateDays: { GBP: '2020-01-01' },
      agencyRate: '0.008',
      agencyMinimum: '0.00',
    })
    expect((await factsOn('2020-02-15')).data).toMatchObject({ rateDays: { GBP: '2020-02-01' } })
    expect((await factsOn(addDays(app.clock.today(), 1))).data).toMatchObject({
      customsRate: null,
      customsRates: { RMB: '1' },
      rateDays: {},
    })
    expect((await factsOn('2020-02-31')).code).toBe(400)
  })
})
