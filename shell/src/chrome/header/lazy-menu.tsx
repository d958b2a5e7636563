import { PartBoundary } from '@solar/mfe-kit/page/part-boundary';
import { IconButton, type IconButtonProps } from '@solar/ui/icon-button/icon-button';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** What a menu behind an icon takes. */
export interface IconMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  defaultOpen: boolean;
}

interface LazyMenuProps {
  label: string;
  icon: ReactNode;
  variant?: IconButtonProps['variant'];
  load: () => Promise<ComponentType<IconMenuProps>>;
}

const lazily = (load: LazyMenuProps['load']) => lazy(async () => ({ default: await load() }));

/** An icon whose menu arrives with the first click (or hover), and is then open. When it can't be had the next click tries again. */
export function LazyMenu({ label, icon, variant, load }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [Menu, setMenu] = useState(() => lazily(load));
  // What has failed once fails for ever: the next click has its own.
  const fail = () => {
    setMenu(() => lazily(load));
    setWanted(false);
  };
  const button = (
    <IconButton label={label} variant={variant} aria-haspopup="menu">
      {icon}
    </IconButton>
  );
  if (wanted) {
    return (
      <PartBoundary down={button} onDown={fail}>
        <Suspense fallback={button}>
          <Menu trigger={button} defaultOpen />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <IconButton
      label={label}
      variant={variant}
      aria-haspopup="menu"
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={() => setWanted(true)}
    >
      {icon}
    </IconButton>
  );
}
