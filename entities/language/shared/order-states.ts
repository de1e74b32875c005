/** How an order goes on, from its coming in to what became of it. */
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

/** What each state may become. */
export const orderTransitions = {
  pending: ['awaitingPayment', 'paid', 'cancelled'],
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['preparing', 'cancelled'],
  preparing: ['shipped', 'cancelled'],
  shipped: ['completed', 'returned'],
  completed: ['returned'],
  cancelled: [],
  returned: [],
} as const

/** How the states stand to the reader, where their place among the transitions does not say it. */
export const orderTones = {
  pending: 'waiting',
  awaitingPayment: 'waiting',
  paid: 'underway',
  preparing: 'underway',
  shipped: 'underway',
  completed: 'done',
} as const
