/** @typedef {import('./text-units.mjs').Unit} Unit */

/** A line that names the slice. @param {string} start @param {string} [end] @returns {Unit} */
const line = (start, end = '') => ({
  kind: 'line',
  of: (slice) => new RegExp(`${start}${slice}${end}`),
});
/** @param {string} start @param {string} [end] @returns {Unit} */
const block = (start, end = ':(\\n|$)') => ({
  kind: 'block',
  of: (slice) => new RegExp(`${start}${slice}${end}`),
});
/** @param {string} start @returns {Unit} */
const list = (start) => ({ kind: 'list', of: () => new RegExp(start) });
/** @param {Unit} unit @returns {Unit} */
const optional = (unit) => ({ ...unit, optional: true });

/** The name as in a variable. @param {Unit} unit @returns {Unit} */
const upper = (unit) => ({ ...unit, of: (slice) => unit.of(slice.toUpperCase()) });

const FIVE = "'catalog', 'checkout', 'account', 'admin', 'inventory'";
const SECRET = '^(?: {6}- | {2})(?:mongodb|nats)_password_';
const variable = (/** @type {string} */ before) => ({
  kind: /** @type {const} */ ('line'),
  of: (/** @type {string} */ slice) =>
    new RegExp(`${before}(?:MFE_)?${slice.toUpperCase()}_UPSTREAM`),
});
const image = /** @returns {Unit} */ () => ({
  kind: 'block',
  from: 'admin',
  of: (slice) => new RegExp(`^ {2}- \\{[^}]*solar/(?:mfe|service)-${slice},`),
});

/** Files that list the slices, and how a slice stands in them. A file that an installation does not have is passed over.
 * @type {Readonly<Record<string, readonly Unit[]>>} */
export const SHARED_PLACES = {
  CODEOWNERS: [{ kind: 'paragraph', of: (slice) => new RegExp(`^/mfe-${slice}/`) }],
  'docker-compose.yml': [block('^ {2}mfe-'), block('^ {2}'), optional(line(SECRET))],
  'docker-compose.demo.yml': [block('^ {2}')],
  '.env.example': [line('^#MFE_', '_VERSION='), optional(line('^#SERVICE_', '_VERSION='))].map(
    upper,
  ),
  'infra/containers/make-secrets.sh': [optional(list('^for service in '))],
  'infra/nats/start.sh': [optional(list('^for service in '))],
  'infra/nats/nats-users.conf': [
    {
      ...optional(line('\\{ user: ', ',')),
      change: (text) => text.replace('deny: [', 'deny: ["evt.inventory.>", '),
    },
  ],
  'infra/mongo/init-replica-set.js': [list('^const SERVICES = ')],
  'infra/kubernetes/secrets.template.yaml': [
    { kind: 'document', optional: true, of: (slice) => new RegExp(`name: solar-${slice}\\n`) },
    {
      kind: 'line',
      optional: true,
      of: (slice) => new RegExp(`NATS_PASSWORD_${slice.toUpperCase()}:`),
    },
  ],
  'infra/kubernetes/base/kustomization.yaml': [
    line('- services/', '\\.yaml'),
    line('- front-ends/mfe-', '\\.yaml'),
  ],
  'infra/kubernetes/overlays/production/kustomization.yaml': [variable('- '), image()],
  'infra/nginx/Dockerfile': [
    { ...variable('^ {4}'), change: (text) => (text.endsWith('\\') ? text : `${text} \\`) },
  ],
  'infra/nginx/container/resolver.conf.template': [line('/remotes/', '/')],
  'infra/nginx/local/upstreams.conf.template': [block('^upstream ', ' \\{')],
  'infra/nginx/templates/routes.conf.template': [line('/api/', '\\(')],
  'infra/local/src/stack/parts.ts': [list(FIVE)],
  'infra/local/src/edge/edge-files.ts': [variable('')],
  'shell/src/features/health/fetch-health.ts': [list(FIVE)],
  'packages/contracts/src/common/service-status.ts': [list(FIVE)],
  'e2e/tests/journeys/remotes-down.spec.ts': [line('^ {2}', ": '/admin/"), list('^const STAFF')],
  'e2e/tests/proof/services-down.spec.ts': [
    {
      ...block('^ {2}', ': \\{'),
      change: (text) =>
        text
          .replace('/stock-levels', '')
          .replace(
            'content: rows',
            "content: (main) => main.getByText('overview', { exact: true })",
          ),
    },
  ],
  'e2e/src/journey/texts.ts': [line('mfe-', '/src/locales')],
  'e2e/src/routes/all-routes.spec.ts': [line('mfe-', '/src/remote'), list('^const REMOTES = ')],
};

/** Files that are a slice's own, made from those of another one. */
export const COPIED_FILES = [
  'services/SLICE/.swcrc',
  'infra/kubernetes/base/services/SLICE.yaml',
  'infra/kubernetes/base/front-ends/mfe-SLICE.yaml',
];

/** Copied only where the model has them. */
export const COPIED_IF_THERE = ['services/SLICE/Dockerfile', 'mfe-SLICE/Dockerfile'];

/** Folders and files that belong to one slice alone. @param {string} slice */
export function ownPaths(slice) {
  return [
    `services/${slice}`,
    `mfe-${slice}`,
    `packages/contracts/src/${slice}`,
    `packages/contracts/schemas/${slice}.json`,
    ...COPIED_FILES.map((file) => file.replace('SLICE', slice)),
  ];
}
