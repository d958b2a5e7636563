/** Injection token of the service's parsed configuration. */
export const CONFIG = Symbol('CONFIG');

/** Injection token of the service's identity, `{ name, version }`. */
export const SERVICE = Symbol('SERVICE');

/** Which service this process is. */
export type ServiceIdentity = { name: string; version: string };
