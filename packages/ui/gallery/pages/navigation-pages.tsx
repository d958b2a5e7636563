import { Accordion } from '@solar/ui/accordion/accordion';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Stepper } from '@solar/ui/stepper/stepper';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';

function TabsPage() {
  return (
    <>
      <State name="Line" wide>
        <Tabs
          label="Product details"
          items={[
            { value: 'specification', label: 'Specification', content: 'Measured at 25 °C.' },
            { value: 'documents', label: 'Documents', count: 4, content: 'Four documents.' },
            { value: 'reviews', label: 'Reviews', count: 38, content: 'What installers say.' },
            { value: 'video', label: 'Video', disabled: true },
          ]}
        />
      </State>
      <State name="Segmented">
        <Tabs
          variant="segmented"
          label="Period"
          items={[
            { value: 'week', label: 'Week', content: 'Seven days' },
            { value: 'month', label: 'Month', content: 'Thirty days' },
            { value: 'year', label: 'Year', content: 'Twelve months' },
          ]}
        />
      </State>
    </>
  );
}

const QUESTIONS = [
  {
    value: 'warranty',
    title: 'How long is the warranty?',
    content: 'Twelve years on the product and thirty years on its output.',
  },
  {
    value: 'permit',
    title: 'Who applies for the grid connection?',
    content: 'We do, with the drawings that the authority asks for.',
  },
  { value: 'later', title: 'Not answered yet', content: '', disabled: true },
];

function Accordions() {
  return (
    <>
      <State name="Lined" wide>
        <Accordion items={QUESTIONS} defaultValue={['warranty']} />
      </State>
      <State name="Plain, one at a time">
        <Accordion items={QUESTIONS} variant="plain" type="single" />
      </State>
    </>
  );
}

function BreadcrumbsPage() {
  return (
    <State name="Three levels" wide>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Solar panels', href: '#panels' },
          { label: 'LR7-72HTH-615M' },
        ]}
      />
    </State>
  );
}

function Paginations() {
  const [page, setPage] = useState(5);
  return (
    <>
      <State name="Many pages" wide>
        <Pagination page={page} pageSize={24} total={1077} onPageChange={setPage} />
      </State>
      <State name="As links" wide>
        <Pagination
          page={1}
          pageSize={24}
          total={77}
          label="Pages of panels"
          hrefFor={(target) => `#page-${target}`}
          summary={false}
        />
      </State>
      <State name="One page" wide>
        <Pagination page={1} pageSize={24} total={7} />
      </State>
    </>
  );
}

const STEPS = [
  { id: 'address', label: 'Address', href: '#address' },
  { id: 'shipping', label: 'Shipping', href: '#shipping' },
  { id: 'review', label: 'Review', href: '#review' },
  { id: 'payment', label: 'Payment', href: '#payment' },
];

function Steppers() {
  return (
    <>
      <State name="At the start" wide>
        <Stepper steps={STEPS} current="address" />
      </State>
      <State name="In the middle" wide>
        <Stepper steps={STEPS} current="review" label="Checkout" />
      </State>
    </>
  );
}

export const navigationPages: GalleryPage[] = [
  { id: 'tabs', title: 'Tabs', Page: TabsPage },
  { id: 'accordion', title: 'Accordion', Page: Accordions },
  { id: 'breadcrumbs', title: 'Breadcrumbs', Page: BreadcrumbsPage },
  { id: 'pagination', title: 'Pagination', Page: Paginations },
  { id: 'stepper', title: 'Stepper', Page: Steppers },
];
