/** Fetches the federation runtime, say beside what an address of a slice needs. */
export function loadRuntime() {
  return import(/* webpackChunkName: "federation" */ './federation-runtime');
}
