import { orderForm } from './order-form.ts'

const { assumed, rateTaken } = orderForm.summary

export const whatIfPaper = { ...orderForm.whatIf, assumed, rateTaken }
