import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

type PathLinkProps = Omit<LinkComponentProps<'a'>, 'to' | 'params'> & { readonly to: string }

/** A link to a path within a tenant, which the route tree types only as a wildcard. */
export const PathLink = Link as ComponentType<PathLinkProps>
