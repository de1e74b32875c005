// Stubs for what react-admin imports from react-router for its default router. Captain gives it TanStack's adapter
// instead, so none of them is ever called; they avoid shipping 70 kB of a second router (vite.config.ts).
const unused = (): never => {
  throw new Error('Captain routes by TanStack Router.')
}
export {
  unused as createHashRouter,
  unused as createMemoryRouter,
  unused as Link,
  unused as matchPath,
  unused as Navigate,
  unused as Outlet,
  unused as Route,
  unused as RouterProvider,
  unused as Routes,
  unused as UNSAFE_DataRouterContext,
  unused as UNSAFE_DataRouterStateContext,
  unused as useBlocker,
  unused as useInRouterContext,
  unused as useLocation,
  unused as useMatch,
  unused as useNavigate,
  unused as useParams,
}
