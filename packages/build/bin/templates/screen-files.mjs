/**
 * @typedef {{ slice: string, kebab: string, pascal: string, camel: string }} Names
 */

/** Files of a screen in a remote. @param {Names} names */
export function screenFiles({ slice, kebab, pascal, camel }) {
  const dir = `mfe-${slice}/src/features/${kebab}`;
  return {
    files: {
      [`${dir}/${kebab}.route.tsx`]: `export { ${pascal}Page as Component } from './${kebab}.page';
`,
      [`${dir}/${kebab}.page.tsx`]: `import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { use${pascal} } from './api/use-${kebab}';
import styles from './${kebab}.module.css';

export function ${pascal}Page() {
  const { t } = useTranslation('${slice}');
  const query = use${pascal}();
  usePageMeta({ title: t('${camel}.title') });
  return (
    <article className={styles.page}>
      <h1>{t('${camel}.title')}</h1>
      <QueryState query={query} skeleton={<Skeleton />}>
        {(data) => <p>{data.name}</p>}
      </QueryState>
    </article>
  );
}
`,
      [`${dir}/${kebab}.module.css`]: `.page {
  display: grid;
  gap: var(--space-6);
}
`,
      [`${dir}/api/use-${kebab}.ts`]: `import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

/** What the screen shows. */
export interface ${pascal} {
  name: string;
}

/** The data of the ${kebab} screen. */
export function use${pascal}() {
  return useQuery({
    queryKey: ['/api/${slice}/${kebab}'],
    queryFn: ({ signal }) => http.get<${pascal}>('/api/${slice}/${kebab}', { signal }),
  });
}
`,
      [`${dir}/${kebab}.page.spec.tsx`]: `import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { ${pascal}Page } from './${kebab}.page';

it('shows what the service answers', async () => {
  fakeHttp({ 'GET /api/${slice}/${kebab}': { name: 'From the service' } });
  const { findByText } = await renderWithKit(<${pascal}Page />);
  expect(await findByText('From the service')).toBeDefined();
});
`,
    },
    steps: [
      `mfe-${slice}/src/remote.tsx: { path: '/${kebab}', lazy: () => import('./features/${kebab}/${kebab}.route') }`,
      `mfe-${slice}/src/locales/en.json and fr.json: "${camel}": { "title": … }`,
    ],
  };
}
