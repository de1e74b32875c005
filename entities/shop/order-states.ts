/** The states of an order, from its arrival to its outcome. */
export const orderStates = [
  'pending',
  'awaitingPayment',
  'paid',
  'preparing',
  'shipped',
  'completed',
  'cancelled',
  'returned',
] as const

/** The states that can follow each state. */
export const orderTransitions = {
  pending: ['awaitingPayment', 'paid', 'cancelled'],
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['preparing', 'shipped', 'cancelled'],
  preparing: ['shipped', 'cancelled'],
  shipped: ['completed', 'returned'],
  completed: ['returned'],
  cancelled: [],
  returned: [],
} as const

/** The tones of the states, where their place in the transitions does not imply one. */
export const orderTones = {
  pending: 'waiting',
  awaitingPayment: 'waiting',
  paid: 'underway',
  preparing: 'underway',
  shipped: 'underway',
  completed: 'done',
} as const

/** Whether an order in this state is paid for, and neither cancelled nor returned. */
export const isPaidState = (status: unknown): boolean =>
  ['paid', 'preparing', 'shipped', 'completed'].includes(String(status))

/** Whether an order in this state still waits for its payment. */
export const isUnpaidState = (status: unknown): boolean => status === 'pending' || status === 'awaitingPayment'

/** Whether an order in this state no longer reserves goods: only what has left is missing from the stock. */
export const isGoodsSettled = (status: unknown): boolean => status === 'cancelled' || status === 'returned'

/** Whether nothing more is sent for an order in this state. */
export const isClosedState = (status: unknown): boolean =>
  ['completed', 'cancelled', 'returned'].includes(String(status))

/** What a customer is written about, in this order. */
export const orderEmails = ['received', 'paid', 'shipped', 'cancelled', 'returned'] as const
export type OrderEmail = (typeof orderEmails)[number]
