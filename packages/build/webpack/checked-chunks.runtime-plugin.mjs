/**
 * On Node the federation runtime runs whatever the address of a chunk answers, an error page too. This refuses what is not
 * the chunk.
 * @returns {import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin}
 */
export default function checkedChunks() {
  return {
    name: 'checked-chunks',
    async fetch(url, init) {
      const response = await fetch(url, init);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response;
    },
  };
}
