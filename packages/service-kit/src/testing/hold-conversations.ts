import {
  confirmHold,
  placeHold,
  releaseAllocation,
  releaseHold,
} from '@solar/contracts/inventory/commands';
import {
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockReleased,
} from '@solar/contracts/inventory/events';
import type {
  HoldAnswer,
  HoldCommand,
  HoldConversation,
  HoldTurn,
} from '@solar/contracts/inventory/hold-conversations';
import { newId } from '../mongo/new-id';
import type { TestService } from './test-service';

type Pieces = HoldConversation['shelf'];
type Answer = Exclude<HoldAnswer, null>;

/** Who answers in place of inventory, or inventory itself. */
export interface HoldParty {
  service: TestService;
  /** A product that is new to this conversation, with so many pieces on the shelf. */
  product: (pieces: number) => Promise<string>;
  free: (productId: string) => Promise<number>;
  /** Returns once a command was taken in, whether it was answered or not. */
  handled: (commandId: string) => Promise<void>;
}

/** Plays a conversation and gives it back as it went. */
export async function playHolds(
  { shelf, turns }: HoldConversation,
  party: HoldParty,
): Promise<HoldTurn[]> {
  const names = new Names();
  for (const [name, pieces] of Object.entries(shelf)) {
    names.know(name, await party.product(pieces));
  }
  const played: HoldTurn[] = [];
  let heard = 0;
  for (const { say, hear } of turns) {
    const commandId = await send(say, party.service, names);
    if (hear) {
      await party.service.waitFor(async () => (await answers(party.service, names)).length > heard);
    } else await party.handled(commandId);
    const all = await answers(party.service, names);
    const free: Record<string, number> = {};
    for (const name of Object.keys(shelf)) free[name] = await party.free(names.idOf('prd', name));
    played.push({ say, hear: all[heard] ?? null, free });
    heard = all.length;
  }
  return played;
}

/** Ids of what a conversation names. */
class Names {
  private readonly ids = new Map<string, string>();

  know(name: string, id: string): void {
    this.ids.set(`prd ${name}`, id);
  }

  idOf(kind: 'prd' | 'hld' | 'chk' | 'ord', name: string): string {
    const key = `${kind} ${name}`;
    const id = this.ids.get(key) ?? newId(kind);
    this.ids.set(key, id);
    return id;
  }

  /** The name of an id; none where it is of another conversation. */
  nameOf(id: string): string | undefined {
    const found = [...this.ids].find(([, known]) => known === id);
    return found?.[0].slice(4);
  }
}

async function send(say: HoldCommand, service: TestService, names: Names): Promise<string> {
  const id = newId('evt');
  if ('place' in say) {
    const holdId = names.idOf('hld', say.place);
    const data = {
      holdId,
      checkoutId: names.idOf('chk', say.checkout),
      lines: linesOf(say.lines, names),
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      ...(say.replaces === undefined ? {} : { replaces: names.idOf('hld', say.replaces) }),
    };
    await service.publish(placeHold, { id, aggregateId: holdId, version: 1, data });
  } else if ('release' in say) {
    const holdId = names.idOf('hld', say.release);
    const data = { holdId, reason: 'conversation' };
    await service.publish(releaseHold, { id, aggregateId: holdId, version: 1, data });
  } else if ('confirm' in say) {
    const holdId = names.idOf('hld', say.confirm);
    const orderId = names.idOf('ord', say.order);
    const data = { holdId, orderId, orderNumber: `SO-${orderId.slice(-6)}` };
    await service.publish(confirmHold, { id, aggregateId: holdId, version: 1, data });
  } else {
    const orderId = names.idOf('ord', say.cancel);
    const data = { orderId, reason: 'conversation' };
    await service.publish(releaseAllocation, { id, aggregateId: orderId, version: 1, data });
  }
  return id;
}

function linesOf(pieces: Pieces, names: Names) {
  return Object.entries(pieces).map(([name, quantity]) => ({
    productId: names.idOf('prd', name),
    quantity,
  }));
}

/** What was published of this conversation's holds, in the order of their times. */
async function answers(service: TestService, names: Names): Promise<Answer[]> {
  const name = (id: string) => names.nameOf(id) ?? id;
  const missing = (lines: readonly { productId: string; requested: number; available: number }[]) =>
    Object.fromEntries(
      lines.map(({ productId, requested, available }) => [
        name(productId),
        [requested, available] as const,
      ]),
    );
  const published = [
    ...(await service.published(stockHeld)).map((message) => ({
      message,
      answer: { held: name(message.data.holdId) },
    })),
    ...(await service.published(stockHoldRefused)).map((message) => ({
      message,
      answer: {
        holdRefused: name(message.data.holdId),
        missing: missing(message.data.shortages),
      },
    })),
    ...(await service.published(stockReleased)).map((message) => ({
      message,
      answer: { released: name(message.data.holdId) },
    })),
    ...(await service.published(stockAllocated)).map((message) => ({
      message,
      answer: {
        allocated: name(message.data.holdId),
        order: name(message.data.orderId),
        lines: sum(message.data.lines, name),
      },
    })),
    ...(await service.published(stockAllocationRefused)).map((message) => ({
      message,
      answer: {
        allocationRefused: name(message.data.holdId),
        order: name(message.data.orderId),
        missing: missing(message.data.shortages),
      },
    })),
  ];
  return published
    .filter(({ message }) => names.nameOf(message.data.holdId) !== undefined)
    .sort((one, other) => one.message.time.localeCompare(other.message.time, 'en'))
    .map(({ answer }) => answer);
}

/** A product may come out of several bins. */
function sum(
  lines: readonly { productId: string; quantity: number }[],
  name: (id: string) => string,
): Pieces {
  const pieces: Record<string, number> = {};
  for (const { productId, quantity } of lines) {
    pieces[name(productId)] = (pieces[name(productId)] ?? 0) + quantity;
  }
  return pieces;
}
