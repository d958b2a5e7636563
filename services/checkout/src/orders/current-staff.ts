import { currentContext } from '@solar/service-kit/telemetry/request-context';
import type { OrderStaff } from './order.schema';

/** The member of staff whose request is at work, as an order's history names them. */
export function currentStaff(): OrderStaff | undefined {
  const actor = currentContext()?.actor;
  return actor?.kind === 'person' ? { id: actor.id, name: actor.name } : undefined;
}
