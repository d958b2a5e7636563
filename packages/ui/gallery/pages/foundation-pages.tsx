import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Container, Grid, Inline, Section, SidebarLayout, Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Price } from '@solar/ui/price/price';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Rating } from '@solar/ui/rating/rating';
import { Stepper } from '@solar/ui/stepper/stepper';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';
import styles from '../gallery.module.css';

const COLOURS = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-hover',
  'surface-selected',
  'surface-inverse',
  'action',
  'accent',
  'link',
  'border',
  'border-strong',
  'success-solid',
  'warning-solid',
  'danger-solid',
  'info-solid',
];

const SIZES = ['display', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];

function Overview() {
  const [quantity, setQuantity] = useState(12);
  return (
    <State name="A product page in small" wide>
      <Stack gap="8">
        <Section tone="night" spacing="md">
          <Container>
            <PageHeader
              size="display"
              eyebrow="Solar panels"
              title="Power drawn from the desert sun"
              description="Panels, inverters and storage for roofs and farms in the Gulf, chosen by engineers and delivered from Dubai."
              actions={
                <>
                  <Button variant="accent" size="lg">
                    Browse products
                  </Button>
                  <Button variant="secondary" size="lg">
                    Talk to an engineer
                  </Button>
                </>
              }
            />
          </Container>
        </Section>
        <SidebarLayout side="end">
          <Card variant="raised" padding="lg">
            <Stack gap="5">
              <Inline justify="between">
                <Badge tone="success">In stock</Badge>
                <Rating value={4.6} count={38} size="sm" />
              </Inline>
              <Price
                size="xl"
                value={{ amount: 14_250, currency: 'USD' }}
                base={{ amount: 16_900, currency: 'USD' }}
                unit="/ piece"
              />
              <Inline>
                <QuantityStepper value={quantity} onChange={setQuantity} max={480} />
                <Button variant="accent">Add to cart</Button>
              </Inline>
              <Link href="#datasheet" variant="standalone">
                Download the datasheet
              </Link>
            </Stack>
          </Card>
          <div>
            <CardHeader title="Electrical data" description="At standard test conditions" />
            <DescriptionList
              items={[
                { term: 'Rated power', value: '615', unit: 'W' },
                { term: 'Open circuit voltage', value: '53.98', unit: 'V' },
                { term: 'Short circuit current', value: '14.39', unit: 'A' },
                { term: 'Module efficiency', value: '22.8', unit: '%' },
                { term: 'Dimensions', value: '2 382 × 1 134 × 30', unit: 'mm' },
              ]}
            />
          </div>
        </SidebarLayout>
        <Stepper
          current="shipping"
          steps={[
            { id: 'cart', label: 'Cart', href: '#cart' },
            { id: 'address', label: 'Address', href: '#address' },
            { id: 'shipping', label: 'Shipping' },
            { id: 'review', label: 'Review' },
            { id: 'payment', label: 'Payment' },
          ]}
        />
      </Stack>
    </State>
  );
}

function Tokens() {
  return (
    <>
      <State name="Colours" wide>
        <div className={styles.swatches}>
          {COLOURS.map((name) => (
            <div key={name} className={styles.swatch}>
              <div className={styles.chip} style={{ backgroundColor: `var(--color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </State>
      <State name="Type" wide>
        <Stack gap="4">
          {SIZES.map((size) => (
            <p key={size} className={styles.typeLine} style={{ fontSize: `var(--text-${size})` }}>
              {size} · 1,234.50 kWh à Dubaï
            </p>
          ))}
        </Stack>
      </State>
      <State name="Elevation" wide>
        <Grid min="sm">
          {[1, 2, 3].map((level) => (
            <Card key={level} style={{ boxShadow: `var(--shadow-${level})` }}>
              Elevation {level}
            </Card>
          ))}
        </Grid>
      </State>
    </>
  );
}

function LayoutPage() {
  return (
    <>
      <State name="Night section" wide>
        <Section tone="night" spacing="md">
          <Container>
            <Stack gap="3">
              <p>The dark theme, inside whatever theme the page has.</p>
              <Inline>
                <Button variant="accent">Get a quote</Button>
                <Button variant="ghost">Learn more</Button>
                <Link href="#night">A link at night</Link>
              </Inline>
            </Stack>
          </Container>
        </Section>
      </State>
      <State name="Grid" wide>
        <Grid min="xs" gap="4">
          {['Panels', 'Inverters', 'Batteries', 'Mounting', 'Cables'].map((name) => (
            <Card key={name} padding="sm">
              {name}
            </Card>
          ))}
        </Grid>
      </State>
      <State name="Page header" wide>
        <PageHeader
          title="Orders"
          description="Everything that customers bought, newest first."
          size="compact"
          meta={<Badge tone="info">128 open</Badge>}
          actions={<Button>New order</Button>}
        />
      </State>
    </>
  );
}

export const foundationPages: GalleryPage[] = [
  { id: 'overview', title: 'Overview', Page: Overview },
  { id: 'tokens', title: 'Tokens', Page: Tokens },
  { id: 'layout', title: 'Layout and page header', Page: LayoutPage },
];
