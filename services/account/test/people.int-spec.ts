import { join } from 'node:path';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { staff } from './account';
import { rolesOfTheShop } from './people/custom-roles';
import { tablesOfCustomers } from './people/customer-tables';
import { customersOfTheShop } from './people/customers';
import { groupsOfCustomers } from './people/groups';
import { People } from './people/people';
import { mailsAboutQuotes } from './people/quote-mails';
import { usersAndTheirRights } from './people/users';

const people = new People();
beforeAll(() => people.open());
afterAll(() => people.service.close());

const ENDPOINTS = [
  ['GET', 'customers'],
  ['GET', 'customers/:id'],
  ['PATCH', 'customers/:id'],
  ['PUT', 'customers/:id/approval'],
  ['DELETE', 'customers/:id/approval'],
  ['PUT', 'customers/:id/activation'],
  ['DELETE', 'customers/:id/activation'],
  ['GET', 'users'],
  ['GET', 'users/:id'],
  ['GET', 'roles'],
  ['PUT', 'users/:id/role'],
  ['PUT', 'users/:id/permissions/admin.area.access'],
  ['PUT', 'users/:id/activation'],
  ['DELETE', 'users/:id/activation'],
  ['PUT', 'users/:id/approval'],
  ['DELETE', 'users/:id/approval'],
  ['PUT', 'users/:id/custom-role'],
  ['GET', 'custom-roles'],
  ['POST', 'custom-roles'],
  ['PUT', 'custom-roles/rol_01J00000000000000000000000'],
  ['DELETE', 'custom-roles/rol_01J00000000000000000000000'],
  ['GET', 'groups'],
  ['POST', 'groups'],
  ['PUT', 'groups/grp_01J00000000000000000000000'],
  ['DELETE', 'groups/grp_01J00000000000000000000000'],
  ['GET', 'editors'],
  ['POST', 'editors'],
  ['PATCH', 'editors/:id'],
] as const;

it.each(ENDPOINTS)('%s %s is closed to visitors, customers and editors', async (method, path) => {
  const target = path.replace(':id', people.customer.id);
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  expect((await people.call(null, method, target, body)).status).toBe(401);
  expect((await people.call(people.customer, method, target, body)).status).toBe(403);
  const editor = await people.service.token({ role: 'editor' });
  expect((await people.call({ ...people.boss, token: editor }, method, target, body)).status).toBe(
    403,
  );
});

customersOfTheShop(people);
groupsOfCustomers(people);
usersAndTheirRights(people);
rolesOfTheShop(people);
tablesOfCustomers(people);
mailsAboutQuotes(people);

describe('editors', () => {
  it('are invited by mail and managed', async () => {
    const chief = await staff(people.service, 'admin');
    const input = { firstName: 'Ed', lastName: 'Itor', email: 'ed@example.com', role: 'editor' };
    const made = await people.call<{ id: string; role: string }>(chief, 'POST', 'editors', input);
    expect(made).toMatchObject({ status: 201, body: { role: 'editor', active: true } });
    await people.service.waitFor(async () =>
      (await people.service.published(sendMailContract('account'))).some(
        ({ data }) => data.to === input.email && data.text.includes('reset-password'),
      ),
    );
    const patch = { role: 'contributor', active: false };
    expect(
      (await people.call(chief, 'PATCH', `editors/${made.body.id}`, patch)).body,
    ).toMatchObject(patch);
    expect(
      (await people.call(chief, 'PATCH', `editors/${chief.id}`, { active: false })).status,
    ).toBe(404);
    expect(
      (await people.call(chief, 'POST', 'editors', { ...input, role: 'administrator' })).status,
    ).toBe(400);
    expect((await people.call(chief, 'POST', 'editors', { ...input, email: '' })).status).toBe(400);
  });
});

describe('the audit trail', () => {
  it('classifies every collection', () => {
    expect(unclassifiedCollections(people.service)).toEqual([]);
    expect(unlistedAuditFields(people.service)).toEqual([]);
  });

  it('is named by every endpoint that changes something, with what it leaves there', async () => {
    expect(await mistakesOfAuditedRoutes(people.service, join(__dirname, '..'))).toEqual([]);
  });
});
