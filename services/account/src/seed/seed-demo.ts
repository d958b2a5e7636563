import type { INestApplicationContext } from '@nestjs/common';
import { demoGroupId } from '@solar/contracts/common/demo-ids';
import { AddressService } from '../address/address.service';
import { Passwords } from '../auth/passwords';
import { CannedAnswerService } from '../canned-answer/canned-answer.service';
import { GroupService } from '../group/group.service';
import { CustomRoleService } from '../staff/custom-role.service';
import { TicketService } from '../ticket/ticket.service';
import { UserChanges } from '../user/user-changes';
import { UserRepository } from '../user/user.repository';
import {
  DEMO_ADDRESSES,
  DEMO_ANSWERS,
  DEMO_GROUPS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_ROLES,
  DEMO_TICKETS,
  demoGroupOf,
  demoPersonId,
} from './demo-people';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Loads groups, people, addresses, tickets and ready answers of the demo; what is there already stays as it is. */
export async function seedDemo(app: INestApplicationContext): Promise<void> {
  const get = <T>(type: abstract new (...args: never[]) => T) =>
    app.get<T>(type, { strict: false });
  await seedGroups(get(GroupService));
  await seedRoles(get(CustomRoleService));
  await seedPeople(get(UserRepository), get(UserChanges), get(Passwords));
  const customerId = demoPersonId('customer');
  const addresses = get(AddressService);
  if ((await addresses.list(customerId)).items.length === 0) {
    for (const address of DEMO_ADDRESSES) await addresses.create(customerId, { ...address });
  }
  const answers = get(CannedAnswerService);
  if ((await answers.list()).items.length === 0) {
    for (const answer of DEMO_ANSWERS) await answers.create(answer);
  }
  const tickets = get(TicketService);
  const known = await tickets.list(customerId, { page: 1, pageSize: 1 });
  if (known.total === 0) {
    for (const ticket of DEMO_TICKETS) await tickets.create(customerId, { ...ticket });
  }
}

async function seedGroups(groups: GroupService): Promise<void> {
  const known = new Set((await groups.list()).items.map(({ id }) => id));
  for (const group of DEMO_GROUPS) {
    const id = demoGroupId(group.name);
    if (!known.has(id)) await groups.create(group, id);
  }
}

async function seedRoles(roles: CustomRoleService): Promise<void> {
  if ((await roles.list()).items.length > 0) return;
  const author = { role: 'administrator', grants: [], denies: [] } as const;
  for (const role of DEMO_ROLES) await roles.create(author, role);
}

async function seedPeople(
  users: UserRepository,
  changes: UserChanges,
  passwords: Passwords,
): Promise<void> {
  for (const { local, group, daysAgo, ...person } of DEMO_PEOPLE) {
    const _id = demoPersonId(local);
    if (await users.findById(_id)) continue;
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    const user = {
      ...person,
      _id,
      email: `${local}@alsa.example`,
      username: local,
      passwordHash: await passwords.hash(DEMO_PASSWORD),
      createdAt,
      approvedAt: person.approved ? new Date(createdAt.getTime() + HOUR_MS) : null,
      groupId: demoGroupOf(group),
    };
    await changes.create(user, null);
  }
}
