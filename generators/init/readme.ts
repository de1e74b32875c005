/** The README of a new installation. */
export const readmeOf = (site: string, modules: readonly string[]): string => `# ${site}

A Captain of its own: a public site, and a bilingual back office made from the declarations in \`entities/\`.

\`\`\`sh
npm install
npm run demo
\`\`\`

The demo says where it runs and how to sign in.

| Place | What it holds |
| --- | --- |
| \`entities/installation.ts\` | the modules (${modules.join(', ')}) and the kinds of site |
| \`entities/news.ts\` | an example of an entity; change it, or delete it with its words in \`locales/\` |
| \`entities/kernel/\`, \`entities/<module>/\` | the entities that came along; they are yours to change, too |
| \`src/public/\` | the public pages; the home page is a beginning |
| \`server/operations/demo/content/\` | the records of the demo |
| \`locales/en/guides/\` | how to add entities, fields, rules, screens and migrations |

- \`npm run new recipe title:text status:publication -- --site ${site}\` declares an entity, and \`npm run generate\` makes its table, API and screens.
- \`npm run check\` says what is missing, and \`npm test\` tests every entity on both databases.
`
