import { Button, type ButtonVariant } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Link } from '@solar/ui/link/link';
import {
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuSeparator,
} from '@solar/ui/menu/menu';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';

const VARIANTS: ButtonVariant[] = ['primary', 'accent', 'secondary', 'ghost', 'danger', 'link'];

function Buttons() {
  return (
    <>
      <State name="Variants" wide>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </State>
      <State name="Sizes">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
      </State>
      <State name="With icons">
        <Button startIcon={<Plus aria-hidden="true" />}>New product</Button>
        <Button variant="secondary" endIcon={<Copy aria-hidden="true" />}>
          Copy
        </Button>
      </State>
      <State name="Loading">
        {VARIANTS.slice(0, 3).map((variant) => (
          <Button key={variant} variant={variant} loading>
            Saving
          </Button>
        ))}
      </State>
      <State name="Disabled">
        {VARIANTS.slice(0, 4).map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </State>
      <State name="As a link">
        <Button asChild variant="accent">
          <a href="#products">Browse products</a>
        </Button>
      </State>
      <State name="Full width">
        <Button fullWidth size="lg">
          Continue to payment
        </Button>
      </State>
    </>
  );
}

function IconButtons() {
  const [liked, setLiked] = useState(true);
  return (
    <>
      <State name="Variants">
        <IconButton label="Cart, 3 items" badge={3}>
          <ShoppingCart aria-hidden="true" />
        </IconButton>
        <IconButton label="Add" variant="primary">
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Add to cart" variant="accent">
          <ShoppingCart aria-hidden="true" />
        </IconButton>
        <IconButton label="Copy" variant="secondary">
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" variant="danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </State>
      <State name="Pressed, small, disabled">
        <IconButton label="Wishlist" aria-pressed={liked} onClick={() => setLiked(!liked)}>
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Copy" size="sm">
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label="Unavailable" disabled>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </State>
    </>
  );
}

function Links() {
  return (
    <>
      <State name="Inline">
        <p>
          The warranty covers <Link href="#warranty">twenty-five years of output</Link>, and the
          terms are on{' '}
          <Link href="https://example.com" external>
            the maker’s page
          </Link>
          .
        </p>
      </State>
      <State name="Standalone and quiet">
        <Link href="#all" variant="standalone">
          See all panels
        </Link>
        <Link href="#quiet" variant="quiet">
          Quiet until hovered
        </Link>
      </State>
    </>
  );
}

function Menus() {
  const [columns, setColumns] = useState(true);
  const [language, setLanguage] = useState('en');
  return (
    <>
      <State name="Actions">
        <Menu
          trigger={
            <IconButton label="Order actions" variant="secondary">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          align="start"
        >
          <MenuLabel>Order 1042</MenuLabel>
          <MenuItem icon={<Copy aria-hidden="true" />} aside="Ctrl C">
            Copy number
          </MenuItem>
          <MenuItem disabled>Ship</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger>
            Cancel order
          </MenuItem>
        </Menu>
      </State>
      <State name="Settings">
        <Menu trigger={<Button variant="secondary">View</Button>} align="start">
          <MenuCheckItem checked={columns} onCheckedChange={setColumns}>
            Show stock
          </MenuCheckItem>
          <MenuSeparator />
          <MenuRadioGroup
            value={language}
            onValueChange={setLanguage}
            options={[
              { value: 'en', label: 'English' },
              { value: 'fr', label: 'Français' },
            ]}
          />
        </Menu>
      </State>
    </>
  );
}

export const actionPages: GalleryPage[] = [
  { id: 'button', title: 'Button', Page: Buttons },
  { id: 'icon-button', title: 'Icon button', Page: IconButtons },
  { id: 'link', title: 'Link', Page: Links },
  { id: 'menu', title: 'Menu', Page: Menus },
];
