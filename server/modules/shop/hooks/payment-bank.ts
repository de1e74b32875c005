import { payOrderOn } from '../settle-order.ts'

export const hooks = payOrderOn('paid', 'overpaid')
