import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { breath } from '@solar/mfe-kit/page/breath';

/**
 * A screen asks for all the modules that it shares at once, and each of them may ask for a script. Here each is found in a task of
 * its own: together they held a slow phone up for a tenth of a second.
 */
export function shareApartPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'share-apart',
    async beforeLoadShare(args) {
      await breath();
      return args;
    },
  };
}
