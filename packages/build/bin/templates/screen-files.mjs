/**
 * Files of a screen in a remote; one of the back office asks for the permission of its endpoint.
 * @param {import('../../slices/names.mjs').Names} names @param {{ shop?: boolean }} [where]
 */
export function screenFiles(names, { shop = false } = {}) {
  const { slice, kebab, pascal, camel, permission } = names;
  const dir = `mfe-${slice}/src/features/${kebab}`;
  const guard = shop
    ? { open: '<>', close: '</>', import: '' }
    : {
        open: `<RequirePermission permission="${permission}">`,
        close: '</RequirePermission>',
        import: `import { RequirePermission } from '@solar/mfe-kit/session/require-permission';\n`,
      };
  return {
    [`${dir}/${kebab}.route.tsx`]: `export { ${pascal}Page as Component } from './${kebab}.page';
`,
    [`${dir}/${kebab}.page.tsx`]: `import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
${guard.import}import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { use${pascal} } from './api/use-${kebab}';

export function ${pascal}Page() {
  const { t } = useTranslation('${slice}');
  usePageMeta({ title: t('${camel}.title')${shop ? '' : ', noIndex: true'} });
  return (
    ${guard.open}
      <Stack gap="6">
        <PageHeader size="compact" title={t('${camel}.title')} />
        <Content />
      </Stack>
    ${guard.close}
  );
}

/** Asks only when the screen may be seen. */
function Content() {
  const query = use${pascal}();
  return (
    <QueryState query={query} skeleton={<Skeleton />}>
      {(data) => <p>{data.name}</p>}
    </QueryState>
  );
}
`,
    [`${dir}/api/use-${kebab}.ts`]: `import type { ${pascal} } from '@solar/contracts/${slice}/${kebab}-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

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
  const { findByText } = await renderWithKit(<${pascal}Page />, {
    user: { role: 'admin', isAdmin: true },
  });
  expect(await findByText('From the service')).toBeDefined();
});
${
  shop
    ? ''
    : `
it('asks for nothing when the person may not see it', async () => {
  const { calls } = fakeHttp({});
  await renderWithKit(<${pascal}Page />, { user: { role: 'user' } });
  expect(calls).toEqual([]);
});
`
}`,
  };
}
