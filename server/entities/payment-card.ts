import { paysOrder } from './shared/order.ts'

export const hooks = paysOrder('captured')
