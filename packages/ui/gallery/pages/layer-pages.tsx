import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Drawer } from '@solar/ui/drawer/drawer';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { Popover } from '@solar/ui/popover/popover';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { showToast, type ToastVariant } from '@solar/ui/toast/toast';
import { Tooltip } from '@solar/ui/tooltip/tooltip';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { State, type GalleryPage } from '../gallery-page';

const SIZES = ['sm', 'md', 'lg'] as const;

function Dialogs() {
  return (
    <>
      <State name="Sizes">
        {SIZES.map((size) => (
          <Dialog
            key={size}
            size={size}
            trigger={<Button variant="secondary">Open {size}</Button>}
            title="Edit delivery address"
            description="The order ships to this address."
            footer={
              <>
                <DialogClose asChild>
                  <Button variant="ghost">Cancel</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button>Save address</Button>
                </DialogClose>
              </>
            }
          >
            <Stack>
              <Field label="Street" required>
                <TextInput defaultValue="Sheikh Zayed Road 12" />
              </Field>
              <Field label="Emirate">
                <Select options={[{ value: 'dubai', label: 'Dubai' }]} defaultValue="dubai" />
              </Field>
            </Stack>
          </Dialog>
        ))}
      </State>
      <State name="Locked while saving">
        <Dialog
          locked
          trigger={<Button variant="secondary">Open locked</Button>}
          title="Saving"
          footer={<Button loading>Save</Button>}
        >
          Escape does not close this one.
        </Dialog>
      </State>
    </>
  );
}

const SIDES = ['start', 'end', 'bottom'] as const;

function Drawers() {
  return (
    <State name="Sides">
      {SIDES.map((side) => (
        <Drawer
          key={side}
          side={side}
          trigger={<Button variant="secondary">Open {side}</Button>}
          title="Your cart"
          description="3 products"
          footer={
            <Button variant="accent" size="lg" fullWidth>
              Checkout
            </Button>
          }
        >
          <p>LR7-72HTH-615M × 12</p>
        </Drawer>
      ))}
    </State>
  );
}

function Popovers() {
  return (
    <State name="With a form">
      <Popover label="Filter by power" trigger={<Button variant="secondary">Power</Button>}>
        <Field label="At least">
          <TextInput type="number" suffix="W" />
        </Field>
      </Popover>
    </State>
  );
}

function Tooltips() {
  return (
    <State name="On focus and hover">
      <Tooltip content="Measured at 25 °C and 1,000 W/m²">
        <IconButton label="What is rated power?">
          <CircleHelp aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </State>
  );
}

const VARIANTS: ToastVariant[] = ['default', 'success', 'warning', 'info', 'destructive'];

function Toasts() {
  return (
    <State name="Variants" wide>
      {VARIANTS.map((variant) => (
        <Button
          key={variant}
          variant="secondary"
          onClick={() =>
            showToast({
              variant,
              title: 'Added to cart',
              description: 'LR7-72HTH-615M has been added to your cart.',
              action: { label: 'Undo', onClick: () => showToast({ title: 'Undone' }) },
            })
          }
        >
          {variant}
        </Button>
      ))}
    </State>
  );
}

const SAVING_MS = 600;

function Confirms() {
  const save = () => new Promise((resolve) => setTimeout(resolve, SAVING_MS));
  return (
    <>
      <State name="Question">
        <ConfirmDialog
          trigger={<Button variant="secondary">Publish</Button>}
          title="Publish this page?"
          description="Everyone can read it at once. You can hide it again."
          confirmLabel="Publish page"
          onConfirm={save}
        />
      </State>
      <State name="Danger, typed">
        <ConfirmDialog
          tone="danger"
          trigger={<Button variant="danger">Delete warehouse</Button>}
          title="Delete the warehouse?"
          description="Its zones and bins go with it. This can’t be undone."
          confirmLabel="Delete warehouse"
          typeToConfirm={{ label: 'Type DXB-1 to go on', value: 'DXB-1' }}
          onConfirm={save}
        />
      </State>
    </>
  );
}

export const layerPages: GalleryPage[] = [
  { id: 'dialog', title: 'Dialog', Page: Dialogs },
  { id: 'drawer', title: 'Drawer', Page: Drawers },
  { id: 'confirm-dialog', title: 'Confirm dialog', Page: Confirms },
  { id: 'popover', title: 'Popover', Page: Popovers },
  { id: 'tooltip', title: 'Tooltip', Page: Tooltips },
  { id: 'toast', title: 'Toast', Page: Toasts },
];
