import { IconButton, type IconButtonProps } from '@solar/ui/icon-button/icon-button';
import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';

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

/** An icon whose menu arrives with the first click (or hover), and is then open. */
export function LazyMenu({ label, icon, variant, load }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const Menu = useMemo(() => lazy(async () => ({ default: await load() })), [load]);
  const button = (
    <IconButton label={label} variant={variant} aria-haspopup="menu">
      {icon}
    </IconButton>
  );
  if (wanted) {
    return (
      <Suspense fallback={button}>
        <Menu trigger={button} defaultOpen />
      </Suspense>
    );
  }
  return (
    <IconButton
      label={label}
      variant={variant}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onClick={() => setWanted(true)}
    >
      {icon}
    </IconButton>
  );
}
