import { payOrderOn } from './shared/order.ts'

export const hooks = payOrderOn('paid', 'overpaid')
