import type { OrderRecord } from './order-record.ts'

/** The state an order goes to next if nothing goes wrong; undefined once there is nothing left to do. */
export const nextState = ({ status, paymentMethod }: Pick<OrderRecord, 'status' | 'paymentMethod'>) =>
  ({
    pending: paymentMethod === 'bank' ? 'awaitingPayment' : 'paid',
    awaitingPayment: 'paid',
    paid: 'shipped',
    preparing: 'shipped',
    shipped: 'completed',
  })[status as string]
