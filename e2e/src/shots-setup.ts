import { startForTests } from './global-setup';

/** Starts a fresh stack whose pictures people look at. */
export default function shotsSetup(): Promise<() => Promise<void>> {
  return startForTests({ quickPictures: false });
}
