import type { ModelFacts, OrderFactsAnswer, OrderFactsQuery } from './order-facts.ts'

type Named = { readonly productId: string | null; readonly model: string; readonly brand: string }
type Models = OrderFactsQuery['models']

/** What is known of an order's models, found by its lines. */
export type KnownFacts = Omit<OrderFactsAnswer, 'models'> & {
  readonly modelOf: (line: Named) => ModelFacts | undefined
}

export const modelKeyOf = ({ productId, model, brand }: Named): string =>
  `${productId ?? ''}\n${model}\n${brand}`

/** Each model once, however many lines have it. */
export function modelsOf(lines: readonly Named[]): Models {
  const models = new Map(lines.filter(({ model }) => model !== '').map((line) => [modelKeyOf(line), line]))
  return [...models.values()].map(({ productId, model, brand }) => ({ productId, model, brand }))
}

/** The answer has one for each model asked about, in the order asked. */
export function knownFacts(models: Models, answer: OrderFactsAnswer): KnownFacts {
  const { models: _models, ...known } = answer
  const byName = new Map(models.map((model, place) => [modelKeyOf(model), answer.models[place]]))
  // A line that was linked to its product since is known by it until the next answer.
  const byProduct = new Map(answer.models.map((model) => [model.productId, model]))
  return {
    ...known,
    modelOf: (line) =>
      byName.get(modelKeyOf(line)) ?? (line.productId === null ? undefined : byProduct.get(line.productId)),
  }
}
