import type { Principal } from '@solar/service-kit/auth/principal';
import type { Actor } from './domain/stock-rows';

/** The signed-in person as documents and ledger entries name them. */
export function actorOf(user: Principal): Actor {
  return { id: user.userId, name: user.name };
}
