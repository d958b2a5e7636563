import { Avatar } from '@solar/ui/avatar/avatar';
import { Brand } from '@solar/ui/brand/brand';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader, cardLinkClass } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Gallery } from '@solar/ui/gallery/gallery';
import type { GalleryImage } from '@solar/ui/gallery/gallery-picture';
import { CopyableIdentifier } from '@solar/ui/identifier/copyable-identifier';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Grid } from '@solar/ui/layout/layout';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { Price } from '@solar/ui/price/price';
import { Timeline } from '@solar/ui/timeline/timeline';
import { State, type GalleryPage } from '../gallery-page';
import panelDawn from './panel-dawn.svg';
import panelNight from './panel-night.svg';
import panelNoon from './panel-noon.svg';

function Cards() {
  return (
    <State name="Variants" wide>
      <Grid min="sm">
        <Card>
          <CardHeader title="Flat" description="A line and nothing else" />
          Most cards are flat.
        </Card>
        <Card variant="raised">
          <CardHeader
            title="Raised"
            actions={
              <Button size="sm" variant="ghost">
                Edit
              </Button>
            }
          />
          Rests a little above the page.
        </Card>
        <Card variant="sunken">
          <CardHeader title="Sunken" />A quiet ground for a summary.
        </Card>
        <Card interactive>
          <CardHeader
            title={
              <a href="#card" className={cardLinkClass}>
                Interactive
              </a>
            }
          />
          All of it is the link.
        </Card>
      </Grid>
    </State>
  );
}

const PANEL = { amount: 14_250, currency: 'USD' };

function Prices() {
  return (
    <>
      <State name="Sizes">
        <Price value={PANEL} size="sm" />
        <Price value={PANEL} />
        <Price value={PANEL} size="lg" unit="/ piece" />
        <Price value={PANEL} size="xl" />
      </State>
      <State name="Reduced">
        <Price value={PANEL} base={{ amount: 16_900, currency: 'USD' }} size="lg" />
      </State>
      <State name="Not shown">
        <Price value={null} access="login" />
        <Price value={null} access="approval" />
        <Price value={null} />
      </State>
    </>
  );
}

const FACTS = [
  { term: 'Rated power', value: '615', unit: 'W' },
  { term: 'Module efficiency', value: '22.8', unit: '%' },
  { term: 'Temperature coefficient', value: '−0.28', unit: '% / °C' },
  { term: 'Cable', value: '4', unit: 'mm²' },
  { term: 'Weight', value: '32.5', unit: 'kg' },
  { term: 'Front glass', value: '2.0 mm, heat strengthened' },
];

function DescriptionLists() {
  return (
    <>
      <State name="Table, two columns" wide>
        <DescriptionList items={FACTS} columns={2} />
      </State>
      <State name="Stacked">
        <DescriptionList layout="stacked" items={FACTS.slice(0, 3)} />
      </State>
      <State name="Inline">
        <DescriptionList layout="inline" items={FACTS.slice(0, 3)} />
      </State>
    </>
  );
}

function Timelines() {
  return (
    <State name="An order’s way">
      <Timeline
        label="Order 1042"
        entries={[
          {
            id: 'placed',
            title: 'Placed',
            time: { iso: '2026-11-18T09:12:00Z', text: '18 Nov, 09:12' },
          },
          {
            id: 'held',
            title: 'Put on hold',
            tone: 'warning',
            description: 'The address needed a gate number.',
            time: { iso: '2026-11-18T11:40:00Z', text: '18 Nov, 11:40' },
          },
          {
            id: 'shipped',
            title: 'Shipped',
            state: 'current',
            description: 'Truck 14 from Jebel Ali.',
            time: { iso: '2026-11-20T06:30:00Z', text: '20 Nov, 06:30' },
          },
          { id: 'delivered', title: 'Delivered', state: 'upcoming' },
        ]}
      />
    </State>
  );
}

function Brands() {
  return (
    <State name="Mark and name">
      <Brand name="Alsa Solar" />
    </State>
  );
}

function Avatars() {
  return (
    <State name="Sizes">
      <Avatar name="Sara Al Noor" size="sm" />
      <Avatar name="Sara Al Noor" />
      <Avatar name="Omar" size="lg" />
      <Avatar name="Picture of the sun" src={panelDawn} size="lg" />
    </State>
  );
}

function Identifiers() {
  return (
    <>
      <State name="Alone and below a name">
        <Identifier>ALSA-2026-000123</Identifier>
        <Identifier quiet>SUN2000-10KTL-M1</Identifier>
      </State>
      <State name="To be copied">
        <CopyableIdentifier copyLabel="Copy: order number" copiedLabel="Copied">
          ALSA-2026-000123
        </CopyableIdentifier>
        <CopyableIdentifier grouped copyLabel="Copy: IBAN" copiedLabel="Copied">
          AE070331234567890123456
        </CopyableIdentifier>
      </State>
    </>
  );
}

function Placeholders() {
  return (
    <State name="Instead of a picture">
      <PicturePlaceholder label="Hybrid inverter" />
    </State>
  );
}

const PICTURES: GalleryImage[] = [
  { src: panelDawn, alt: 'Panels at dawn', width: 800, height: 600 },
  { src: panelNoon, alt: 'Panels at noon', width: 800, height: 600 },
  { src: panelNight, alt: 'Panels at night', width: 800, height: 600 },
];

function Galleries() {
  return (
    <>
      <State name="Several pictures">
        <Gallery images={PICTURES} label="LR7-72HTH-615M" />
      </State>
      <State name="One picture">
        <Gallery images={PICTURES.slice(0, 1)} label="X3-PRO-15K" />
      </State>
    </>
  );
}

export const contentPages: GalleryPage[] = [
  { id: 'card', title: 'Card', Page: Cards },
  { id: 'price', title: 'Price', Page: Prices },
  { id: 'description-list', title: 'Description list', Page: DescriptionLists },
  { id: 'timeline', title: 'Timeline', Page: Timelines },
  { id: 'brand', title: 'Brand', Page: Brands },
  { id: 'identifier', title: 'Identifier', Page: Identifiers },
  { id: 'avatar', title: 'Avatar', Page: Avatars },
  { id: 'picture-placeholder', title: 'Picture placeholder', Page: Placeholders },
  { id: 'gallery', title: 'Gallery', Page: Galleries },
];
