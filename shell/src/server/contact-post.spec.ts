/** @jest-environment node */
import fastify from 'fastify';
import { acceptContactForm } from './contact-post';

const form =
  'fullName=Nadia+Rahal&email=n%40example.com&phone=&subject=quote&message=Hello+there+all';
const post = (url: string) => ({
  method: 'POST' as const,
  url,
  payload: form,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.0.0.9' },
});

function serve(status: number) {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{}', { status }));
  const server = fastify();
  acceptContactForm(server, 'http://admin');
  return { fetch, server };
}
afterEach(() => jest.restoreAllMocks());

it('sends the filled fields to the service and leads back to the page', async () => {
  const { fetch, server } = serve(201);
  const answer = await server.inject(post('/fr/contact'));
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/fr/contact?sent=true');
  const [url, options] = fetch.mock.calls[0] as [string, RequestInit];
  expect(url).toBe('http://admin/api/content/contact-messages');
  expect(options.headers).toMatchObject({ 'x-forwarded-for': '10.0.0.9' });
  expect(JSON.parse(String(options.body))).toEqual({
    fullName: 'Nadia Rahal',
    email: 'n@example.com',
    subject: 'quote',
    message: 'Hello there all',
  });
});

it('says so when the service does not take it', async () => {
  const { server } = serve(422);
  const answer = await server.inject(post('/contact'));
  expect(answer.headers.location).toBe('/contact?failed=true');
});
