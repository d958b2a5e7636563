/** Runs the caller's share of a service's integration tests; `caller` is its full path. */
export function runShare(caller: string): void;
