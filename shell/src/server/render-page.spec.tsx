/** @jest-environment node */
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { startServerI18n } from '@solar/mfe-kit/i18n/i18n';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { createPageRenderer } from './render-page';

// Only webpack makes one of a folder.
jest.mock('../remotes/kit-modules', () => ({ kitModules: () => [] }));

type Answers = Readonly<Record<string, string | HttpError>>;

function Page({ answers }: { answers: Answers }) {
  const { slug = '' } = useParams();
  const { data } = useQuery<string>({
    queryKey: [slug],
    queryFn: () => {
      const answer = answers[slug] ?? new HttpError(404, '');
      return typeof answer === 'string' ? answer : Promise.reject(answer);
    },
  });
  return <p>{data ?? 'Nothing'}</p>;
}

async function renderer(answers: Answers, path: string) {
  return createPageRenderer({
    routes: [{ id: path, path, element: <Page answers={answers} /> }],
    texts: await startServerI18n(),
    origin: 'http://shop.test',
    request: () => Promise.reject(new Error('Nothing is asked')),
  });
}

const problem = (code: string) => ({ type: 'about:blank', title: '', status: 403, code });

it('answers for a protected page that it is one, so that the edge forgets a document of before', async () => {
  const members = new HttpError(403, '', problem('content.protected'));
  const render = await renderer({ members }, '/members/:slug');
  const page = await render('/members/members');
  expect(page).toMatchObject({ status: 403, html: '' });
  expect(page).not.toHaveProperty('state');
});

it('fails where a service refuses for another reason', async () => {
  const render = await renderer({ x: new HttpError(403, 'No', problem('forbidden')) }, '/no/:slug');
  await expect(render('/no/x')).rejects.toThrow('403: No');
});

it('renders the other pages of a route when one is gone that was read in two languages first', async () => {
  const answers: Record<string, string> = { first: 'First page', second: 'Second page' };
  const render = await renderer(answers, '/pages/:slug');
  await render('/pages/first');
  await render('/fr/pages/first');
  await render('/pages/first?utm_source=mail');
  delete answers['first'];
  expect(await render('/pages/second')).toMatchObject({ status: 200, html: '<p>Second page</p>' });
});
