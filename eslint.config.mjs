import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const DEFAULT_EXPORTS = [
  '**/remote.tsx',
  '**/*.slot.tsx',
  '**/*-loader.mjs',
  '**/*.runtime-plugin.mjs',
  '**/*.config.{ts,mjs,cjs}',
  'e2e/src/global-setup.ts',
  'e2e/src/cluster-setup.ts',
  'e2e/src/proof-setup.ts',
  'e2e/src/shots-setup.ts',
  '**/*.d.ts',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Export by name; only remotes, slots, plugins of the federation runtime and configurations have a default export.',
};
const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file that defines it.',
};

const NUMBERS = '/^(sku|orderNumber|quoteNumber|returnNumber|trackingNumber)$/';
const wrapped = 'JSXElement[openingElement.name.name=/Identifier$/]';
const bareNumber = {
  selector: [
    `:matches(JSXElement:not(${wrapped}), JSXFragment) > JSXExpressionContainer > :matches(MemberExpression[property.name=${NUMBERS}], Identifier[name=${NUMBERS}])`,
    `Property[key.name='cell'] > ArrowFunctionExpression > :matches(MemberExpression[property.name=${NUMBERS}], Identifier[name=${NUMBERS}])`,
  ].join(', '),
  message: 'A number that people compare or type again stands in the `Identifier` of packages/ui.',
};

const plainZodDto = {
  name: 'nestjs-zod',
  importNames: ['createZodDto'],
  message:
    'Use `createZodDto` of the service kit, whose documents describe values of several types.',
};

/** Nest's decorators read what a parameter's type is called, and to read a global of that name loads the whole of `fetch`. */
const namedAsGlobal = {
  selector:
    ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration)[id.name=/^(Request|Response|Headers|FormData|WebSocket)$/]',
  message:
    'A global has this name, and loading it costs a start of the service some fifty milliseconds.',
};

/** Each takes a good part of a second or of the memory, and most processes of a service never use it: `await import()` where it is used. */
const LOADED_WHEN_USED = [
  '@node-rs/argon2',
  'bwip-js',
  'bwip-js/node',
  'i18next',
  'nodemailer',
  'pdfkit',
  'sanitize-html',
  'sharp',
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/.local/', '**/node_modules/', '**/coverage/', '**/test-results/'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
      'no-console': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    files: ['{mfe-*,shell}/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, bareNumber] },
  },
  {
    // Classes that Nest constructs by their parameter types need value imports and may be empty.
    files: ['services/**/*.ts', 'packages/service-kit/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [plainZodDto] }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['services/*/src/**/*.ts', 'packages/service-kit/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel, namedAsGlobal],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: LOADED_WHEN_USED.map((name) => ({
            name,
            allowTypeImports: true,
            message:
              'Import it where it is used (`await import()`), so that a service starts without it.',
          })),
        },
      ],
    },
  },
  {
    // Google's tag distinguishes a command from other entries of its queue by the `arguments` object.
    files: ['shell/src/chrome/cookies/gtag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: DEFAULT_EXPORTS,
    rules: { 'no-restricted-syntax': ['error', noBarrel] },
  },
  {
    files: ['**/*.{spec,int-spec}.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      // A table that is shown as cards keeps its meaning by roles: `display` takes the implicit ones away.
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
);
