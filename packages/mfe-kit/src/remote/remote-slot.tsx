import {
  lazy,
  Suspense,
  useMemo,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { AsInDocument } from '@solar/mfe-kit/page/as-in-document';
import { PartBoundary, useAttempts } from '@solar/mfe-kit/page/part-boundary';
import { useChunk } from '@solar/mfe-kit/page/used-chunks';
import { loadSlice } from '@solar/mfe-kit/remote/remote-registry';

/** What `RemoteSlot` takes. */
export interface RemoteSlotProps {
  /** Slice that owns the component. */
  remote: string;
  /** Key in the `slots` of that slice. */
  name: string;
  props?: object;
  /** Shown while loading; keep its size like the component's, so that nothing shifts. */
  fallback?: ReactNode;
  /** Shown when the slice is down; nothing by default. */
  down?: ReactNode;
}

/** A component of another slice. When that slice is down only this place stays empty, and fills by itself when it is back. */
export function RemoteSlot({ remote, name, props, fallback = null, down = null }: RemoteSlotProps) {
  useChunk(`${remote}/${name}`);
  const { attempt, onDown } = useAttempts();
  const { Slot } = useMemo(
    () => ({ attempt, Slot: slotComponent(remote, name) }),
    [remote, name, attempt],
  );
  return (
    <PartBoundary key={attempt} down={down} onDown={onDown}>
      <Suspense fallback={fallback}>
        <AsInDocument>
          <Slot {...props} />
        </AsInDocument>
      </Suspense>
    </PartBoundary>
  );
}

type Slot = LazyExoticComponent<ComponentType>;

/** Slots that were asked for; one that is there shows at once when its page is gone back to. */
const slots = new Map<string, Slot>();

function slotComponent(remote: string, name: string): Slot {
  const key = `${remote}/${name}`;
  const known = slots.get(key);
  if (known) return known;
  const slot = lazy(() =>
    loadSlot(remote, name).catch((error: unknown) => {
      slots.delete(key);
      throw error;
    }),
  );
  slots.set(key, slot);
  return slot;
}

async function loadSlot(remote: string, name: string): Promise<{ default: ComponentType }> {
  const { slots } = await loadSlice(remote);
  const load = slots?.[name];
  if (!load) throw new Error(`Remote ${remote} has no slot ${name}`);
  return (await load()) as { default: ComponentType };
}
