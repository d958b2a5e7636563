import type { mongo } from 'mongoose';
import { Database } from '../mongo/database';
import type { TestService } from './test-service';

/** The database commands, as `name collection`, that services send while `work` runs and until `settled`. */
export async function commandsDuring(
  services: readonly TestService[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const target: unknown = (command as Record<string, unknown>)[commandName];
    sent.push(typeof target === 'string' ? `${commandName} ${target}` : commandName);
  };
  const clients = services.map((service) => service.get(Database).client);
  for (const client of clients) client.on('commandStarted', note);
  try {
    await work();
  } finally {
    for (const client of clients) client.off('commandStarted', note);
  }
  return sent;
}
