import { z } from 'zod';
import { auditThingSchema } from './audit';
import { defineRpc } from './envelope';

/** Most ids of things that are asked for at once. */
export const AUDITED_NAMES_MAX = 300;

/** Asks a service what it calls the things of these ids; it answers for those that are its own. */
export const auditedNamesRead = (service: string) =>
  defineRpc(
    `rpc.${service}.audited-names.read.v1`,
    z.object({ ids: z.array(z.string()).max(AUDITED_NAMES_MAX) }),
    z.object({ things: z.array(auditThingSchema) }),
  );
