import { notFound } from '@tanstack/react-router'

/** Thrown in a route's validation for a URL that has the shape of a page but leads to none. */
export const invalidAddress = () => notFound({ data: 'invalid' })
