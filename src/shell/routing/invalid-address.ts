import { notFound } from '@tanstack/react-router'

/** What the validation step of a route throws: an address of the form of a page that leads to none. */
export const invalidAddress = () => notFound({ data: 'invalid' })
