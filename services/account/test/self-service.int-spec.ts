import { ownAddresses } from './self-service/addresses';
import { ownDataCopy } from './self-service/data-copy';
import { ownDeletion } from './self-service/deletion';
import { Members } from './self-service/members';
import { ownProfile } from './self-service/profile';
import { ownSecurity } from './self-service/security';

const members = new Members();
beforeAll(() => members.open());
afterAll(() => members.service.close());

ownProfile(members);
ownAddresses(members);
ownSecurity(members);
ownDeletion(members);
ownDataCopy(members);

it.each([
  ['GET', 'profile'],
  ['PATCH', 'profile'],
  ['GET', 'settings'],
  ['PATCH', 'settings'],
  ['GET', 'addresses'],
  ['POST', 'addresses'],
  ['GET', 'wishlist'],
  ['POST', 'password'],
  ['GET', 'sessions'],
  ['DELETE', 'sessions'],
] as const)('%s /api/account/%s asks a visitor to sign in', async (method, path) => {
  const response = await members.call<{ code: string }>(
    null,
    method,
    path,
    method === 'GET' ? undefined : {},
  );
  expect(response).toMatchObject({ status: 401, body: { code: 'auth.required' } });
});
