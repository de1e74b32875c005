import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router'
import { NotFoundScreen, ThrownScreen } from '../shell/ui/error-screen.tsx'
import { PublicLayout } from './layout.tsx'

/** The error screen in the frame of the public site, for every page outside captain. */

export const ThrownPage = ({ error }: Pick<ErrorComponentProps, 'error'>) => (
  <PublicLayout screen="error">
    <ThrownScreen error={error} />
  </PublicLayout>
)

export const NotFoundPage = ({ data }: Partial<NotFoundRouteProps>) => (
  <PublicLayout screen="error">
    <NotFoundScreen data={data} />
  </PublicLayout>
)
