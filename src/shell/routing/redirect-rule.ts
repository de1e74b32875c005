/** A redirect. `to` is a path of this site; the URL of another site requires `external`. */
export type RedirectRule =
  | { readonly from: string; readonly to: `/${string}`; readonly status?: 301 | 302 }
  | { readonly from: string; readonly to: string; readonly external: true; readonly status?: 301 | 302 }
