import type { Tokusho } from './content.ts'

/** The company that runs the site, from its legal notice. */
export const companyOf = ({
  sellerName,
  representativeName,
  postalCode,
  address,
  phone,
  phoneHours,
  email,
}: Tokusho) => ({
  sellerName,
  representativeName,
  postalCode,
  address,
  phone,
  phoneHours,
  email,
})

export type Company = ReturnType<typeof companyOf>
