/** Whether what a tenant in this state publishes can be reached: sites are built while they are still being prepared. */
export const isOpenState = (status: unknown): boolean => status === 'preparing' || status === 'active'
