import type { Tokusho } from './content.ts'

/** Who runs the site, as its legal notice says it. */
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
