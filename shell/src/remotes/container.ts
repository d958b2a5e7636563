import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Name under which the container of a slice registers; the webpack factory builds it the same way. */
export const containerName = (slice: string) => `mfe_${slice}`;

/** What a container offers, as the runtime calls it. */
export type Container = NonNullable<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>
>;
