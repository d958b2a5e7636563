/** React has it by now; the package's copy is for older ones. */
export { useSyncExternalStore } from 'react';
