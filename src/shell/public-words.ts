/** The words that travel with every page. What captain needs besides, it loads. */
const always = [
  'titles.site',
  'public.frame',
  'titles.pages',
  'commons.errors',
  'commons.home',
  'commons.signIn',
  'commons.signOut',
  'commons.whoAreYou',
  'commons.notPermission',
  'commons.frame',
  'commons.toasts',
  'commons.dialogs',
  'commons.failures',
  'commons.impersonation',
  'commons.blocks.play',
  'commons.blocks.watch',
  'commons.blocks.done',
  'commons.blocks.toDo',
  'commons.actions.save',
  'commons.actions.cancel',
  'commons.actions.delete',
  'commons.actions.retry',
  'commons.inputs.showPassword',
  'commons.inputs.hidePassword',
  'commons.actions.signIn',
  'commons.actions.signOut',
] as const

/** What a public page needs beside the words under its own name. */
const besides: Readonly<Record<string, readonly string[]>> = {
  captain: ['public.article'],
  contact: ['public.document.edition'],
  home: ['public.article'],
  tokusho: ['resources.tokusho.fields', 'commons.fields'],
  'privacy-policy': ['public.document'],
  'term-of-service': ['public.document'],
}

/** The words of the page at a path: every page's, and those of the public page that it is. */
export function wordsAt(path: string): readonly string[] {
  const name = path.split('/')[1] || 'home'
  return [...always, `public.${name}`, ...(besides[name] ?? [])]
}
