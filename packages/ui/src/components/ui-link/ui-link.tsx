import {
  createContext,
  useContext,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

export interface UiAnchorProps {
  href: string;
  className?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  rel?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children?: ReactNode;
}

function PlainAnchor({ children, ...rest }: UiAnchorProps) {
  return <a {...rest}>{children}</a>;
}

const AnchorContext = createContext<ComponentType<UiAnchorProps>>(PlainAnchor);

export interface UiLinkProviderProps {
  /** The router's link, taking `href`. Without it links reload the page. */
  component: ComponentType<UiAnchorProps>;
  children: ReactNode;
}

/** Lets breadcrumbs, pagination and the like navigate through the application's router. */
export function UiLinkProvider({ component, children }: UiLinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** A link of the application's router. */
export function UiAnchor(props: UiAnchorProps) {
  const Anchor = useContext(AnchorContext);
  return <Anchor {...props} />;
}
