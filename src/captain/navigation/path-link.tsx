import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

type PathLinkProps = Omit<LinkComponentProps<'a'>, 'to' | 'params'> & { readonly to: string }

/** A link to a path of a tenant's entities, which the route tree knows only as "whatever follows". */
export const PathLink = Link as ComponentType<PathLinkProps>
