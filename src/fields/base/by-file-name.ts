/** The modules of a folder by the names of their files: `./long-text.tsx` is `long-text`. */
export const byFileName = <Name extends string, Module>(
  modules: Readonly<Record<string, unknown>>,
): Readonly<Record<Name, Module>> =>
  Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.slice('./'.length, -'.tsx'.length), module]),
  ) as Record<Name, Module>
