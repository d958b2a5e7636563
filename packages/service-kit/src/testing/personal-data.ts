import {
  userAnonymised,
  type Person,
  type PersonalDataPage,
} from '@solar/contracts/account/personal-data';
import { PersonalDataStore } from '../personal-data/personal-data-store';
import type { TestService } from './test-service';

/** Everything that a service would put into a person's export, by its section. */
export async function exportOf(service: TestService, person: Person) {
  const store = service.get(PersonalDataStore);
  const sections: Record<string, PersonalDataPage['items']> = {};
  let cursor: string | null = null;
  do {
    const page: PersonalDataPage = await store.page({ ...person, cursor });
    sections[page.section] = [...(sections[page.section] ?? []), ...page.items];
    cursor = page.next;
  } while (cursor !== null);
  return sections;
}

/** Announces a deleted account as the account service does, twice, and waits until the service has followed. */
export async function announceDeletion(
  service: TestService,
  person: Person,
  except: readonly string[],
): Promise<void> {
  const message = { aggregateId: person.userId, version: 1, data: person };
  await service.publish(userAnonymised, message);
  await service.publish(userAnonymised, message);
  await service.atRest(except);
}

/** What the collections say, but for those in `kept`. */
export async function textOf(service: TestService, kept: readonly string[] = []): Promise<string> {
  const collections = await service.db.collections();
  const read = collections.filter(({ collectionName }) => !kept.includes(collectionName));
  return JSON.stringify(await Promise.all(read.map((one) => one.find({}).toArray())));
}
