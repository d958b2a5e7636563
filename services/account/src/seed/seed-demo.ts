import type { INestApplicationContext } from '@nestjs/common';
import { demoGroupId } from '@solar/contracts/common/demo-ids';
import { groupChanged } from '@solar/contracts/account/events';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { AddressService } from '../address/address.service';
import { Passwords } from '../auth/passwords';
import { GroupRepository } from '../group/group.repository';
import { TicketService } from '../ticket/ticket.service';
import { UserChanges } from '../user/user-changes';
import { derivedKeys } from '../user/user-keys';
import { UserRepository } from '../user/user.repository';
import {
  DEMO_ADDRESSES,
  DEMO_GROUPS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_TICKETS,
  demoGroupOf,
  demoPersonId,
} from './demo-people';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Loads groups, people, addresses and tickets of the demo; what is there already stays as it is. */
export async function seedDemo(app: INestApplicationContext): Promise<void> {
  const get = <T>(type: abstract new (...args: never[]) => T) =>
    app.get<T>(type, { strict: false });
  await seedGroups(get(GroupRepository), get(Transactions), get(Outbox));
  await seedPeople(get(UserRepository), get(UserChanges), get(Passwords), get(Transactions));
  const customerId = demoPersonId('customer');
  const addresses = get(AddressService);
  if ((await addresses.list(customerId)).items.length === 0) {
    for (const address of DEMO_ADDRESSES) await addresses.create(customerId, { ...address });
  }
  const tickets = get(TicketService);
  const known = await tickets.list(customerId, { page: 1, pageSize: 1 });
  if (known.total === 0) {
    for (const ticket of DEMO_TICKETS) await tickets.create(customerId, { ...ticket });
  }
}

async function seedGroups(
  groups: GroupRepository,
  transactions: Transactions,
  outbox: Outbox,
): Promise<void> {
  for (const group of DEMO_GROUPS) {
    const groupId = demoGroupId(group.name);
    if (await groups.findById(groupId)) continue;
    await transactions.run(async (session) => {
      const { name, discountBasisPoints, version } = await groups.insert(groupId, group, session);
      const data = { groupId, name, discountBasisPoints, deleted: false };
      await outbox.add(session, groupChanged, { aggregateId: groupId, version, data });
    });
  }
}

async function seedPeople(
  users: UserRepository,
  changes: UserChanges,
  passwords: Passwords,
  transactions: Transactions,
): Promise<void> {
  for (const { local, group, daysAgo, ...person } of DEMO_PEOPLE) {
    const _id = demoPersonId(local);
    if (await users.findById(_id)) continue;
    const email = `${local}@alsa.example`;
    const named = { ...person, email, username: local, company: person.company ?? null };
    const passwordHash = await passwords.hash(DEMO_PASSWORD);
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    await transactions.run((session) =>
      changes.create(
        {
          ...named,
          ...derivedKeys(named),
          _id,
          passwordHash,
          createdAt,
          approvedAt: person.approved ? new Date(createdAt.getTime() + HOUR_MS) : null,
          groupId: demoGroupOf(group),
        },
        session,
      ),
    );
  }
}
