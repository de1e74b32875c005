/** An error message; nothing while there is none. */
export const ErrorMessage = ({ children, id }: { children: string | undefined; id?: string }) =>
  children === undefined ? null : (
    <p className="notice" role="alert" id={id}>
      {children}
    </p>
  )
