/** @typedef {import('./names.mjs').Names} Names */
/** @typedef {import('./repository-edits.mjs').RepositoryEdits} RepositoryEdits */
/** @typedef {import('./repository-edits.mjs').Tree} Tree */

const PERMISSIONS = 'packages/contracts/src/common/permissions.ts';
const LANGUAGES = ['en', 'fr'];
const READ = { en: 'Read', fr: 'Consulter' };

/** Declares the permission of a feature and names it in the screen of roles, unless it is there.
 * @param {RepositoryEdits} edits @param {Names} names */
export function declarePermission(edits, { slice, kebab, permission, title }) {
  if (edits.read(PERMISSIONS).includes(`'${permission}'`)) return;
  edits.insertAt(
    PERMISSIONS,
    /export const PERMISSIONS = \{[^}]*?(?=\n\})/,
    `\n  '${permission}': STAFF_ADMIN,`,
  );
  for (const language of /** @type {const} */ (['en', 'fr'])) {
    edits.changeJson(`mfe-account/src/locales/${language}.json`, (texts) => {
      const area = branch(branch(texts, 'permissions'), slice);
      branch(area, kebab)['read'] = `${READ[language]}: ${title}`;
    });
  }
}

/** Takes a module into a service. @param {RepositoryEdits} edits @param {Names} names */
export function importModule(edits, { slice, kebab, pascal }) {
  const file = `services/${slice}/src/app.module.ts`;
  edits.insertAt(file, /^/, `import { ${pascal}Module } from './${kebab}/${kebab}.module';\n`);
  edits.insertAt(file, /\bimports: \[/, `${pascal}Module, `);
  edits.change(`services/${slice}/rooms.json`, (text) => {
    const rooms = JSON.parse(text);
    return rooms.includes(kebab) ? text : JSON.stringify([...rooms, kebab]);
  });
}

/** Puts a screen of the back office into the remote, with its texts and its entry among the addresses that are walked.
 * @param {RepositoryEdits} edits @param {Names} names */
export function routeBackOfficeScreen(edits, names) {
  const { slice, kebab, adminPath } = names;
  edits.insertAt(
    `mfe-${slice}/src/remote.tsx`,
    /\badminRoutes: \[/,
    `{ path: '${adminPath}', lazy: () => import('./features/${kebab}/${kebab}.route') }, `,
  );
  edits.insertAt(
    'e2e/src/routes/staff-routes.ts',
    /export const ADMIN_ROUTES: readonly ScreenRoute\[\] = \[/,
    `\n  ...plain('/admin/${adminPath}'),`,
  );
  writeTexts(edits, names);
}

/** Puts a screen of the shop into the remote, gives its address to the slice, and its entry among the addresses that are walked.
 * @param {RepositoryEdits} edits @param {Names} names */
export function routeShopScreen(edits, names) {
  const { slice, kebab } = names;
  edits.insertAt(
    `mfe-${slice}/src/remote.tsx`,
    /\broutes: \[/,
    `{ path: '/${kebab}', lazy: () => import('./features/${kebab}/${kebab}.route') }, `,
  );
  edits.insertAt(
    'e2e/src/routes/visitor-routes.ts',
    /export const VISITOR_ROUTES: readonly ScreenRoute\[\] = \[/,
    `\n  ...plain('/${kebab}'),`,
  );
  for (const file of REMOTE_LISTS) {
    edits.change(file, (text) => {
      const config = JSON.parse(text);
      const remote = config.remotes.find(
        (/** @type {{ name: string }} */ one) => one.name === slice,
      );
      remote.paths.push(`/${kebab}`);
      return JSON.stringify(config);
    });
  }
  writeTexts(edits, names);
}

/** Which remotes there are, for a machine of its own and for a cluster. */
export const REMOTE_LISTS = [
  'shell/public/config.json',
  'infra/kubernetes/overlays/production/remotes.json',
];

/** @param {RepositoryEdits} edits @param {Names} names */
function writeTexts(edits, { slice, camel, title }) {
  for (const language of LANGUAGES) {
    edits.changeJson(`mfe-${slice}/src/locales/${language}.json`, (texts) => {
      branch(texts, camel)['title'] = title;
    });
  }
}

/** @param {Tree} tree @param {string} key @returns {Tree} */
export function branch(tree, key) {
  const found = tree[key];
  if (typeof found === 'object') return found;
  /** @type {Tree} */
  const made = {};
  tree[key] = made;
  return made;
}
